/** The words of one game and of its board. */
export default Object.values(
  import.meta.glob<string>(
    ["../../../../src/troyes/dice/locale/{fr,*.fr}.ftl", "../../../../src/troyes/server/locale/dice.fr.ftl"],
    { eager: true, query: "?raw", import: "default" },
  ),
);
