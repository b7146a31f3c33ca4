/** The words of Troyes and of its board. Some of what both games speak of is named in the other one's file. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/troyes/dice/locale/en.ftl",
      "../../../../src/troyes/city/locale/{en,*.en}.ftl",
      "../../../../src/troyes/server/locale/city.en.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
