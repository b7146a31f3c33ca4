/** The words of the rules' pages: the search, and what the drawings show. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/rules.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
