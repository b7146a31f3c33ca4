/** The words of the coach: reasons, and where a game stands. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/coach/locale/{en,*.en}.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
