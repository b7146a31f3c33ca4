/** The words at any table, and the server's own. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/troyes/server/locale/{en,*.en}.ftl",
      "!**/{shell,pages,city,dice,storage,study,replay,print,rules}.en.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
