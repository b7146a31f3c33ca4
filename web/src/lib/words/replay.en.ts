/** The words of looking back: replays, playing on from a moment, records, the gallery. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/replay.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
