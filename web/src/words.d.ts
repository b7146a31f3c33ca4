/** The product's own words, bundled (`web/bundles.js`). */
declare module "virtual:words" {
  /** Which bundle holds a page of words: `city/setup` is in `first`. */
  export const where: Record<string, string>;
  /** Each bundle in each language, `first-en`: its pages by name. */
  export const bundles: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
