/** The words of the page that prints. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/print.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
