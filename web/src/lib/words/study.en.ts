/** The words of the page that studies a finished game. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/study.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
