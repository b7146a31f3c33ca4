/** The words about people: oneself, friends, profiles. */
export default Object.values(
  import.meta.glob<string>("../../../../src/troyes/server/locale/people.fr.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
