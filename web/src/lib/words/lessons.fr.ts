/** The words of the lessons, and of the guide at their tables. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/lessons.fr.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
