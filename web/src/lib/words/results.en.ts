/** The words of results: records, the day's game, leaderboards. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/results.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
