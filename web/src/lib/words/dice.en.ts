/** The words of one game and of its board. */
export default Object.values(
  import.meta.glob<string>(
    ["../../../../src/troyes/dice/locale/{en,*.en}.ftl", "../../../../src/troyes/server/locale/dice.en.ftl"],
    { eager: true, query: "?raw", import: "default" },
  ),
);
