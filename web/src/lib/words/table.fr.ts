/** The words at any table, and the server's own. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/troyes/server/locale/{fr,*.fr}.ftl",
      "!**/{shell,pages,city,dice,storage,study,replay,print,rules}.fr.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
