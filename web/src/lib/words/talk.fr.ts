/** The words about being told that it is one's turn, and about talk. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/talk.fr.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
