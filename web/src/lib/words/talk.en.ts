/** The words about being told that it is one's turn, and about talk. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/talk.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
