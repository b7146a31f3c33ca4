/** The words around a table: small, and loaded first. */
export default Object.values(
  import.meta.glob<string>(
    ["../../../../src/troyes/core/locale/en.ftl", "../../../../src/troyes/server/locale/{shell,pages}.en.ftl"],
    { eager: true, query: "?raw", import: "default" },
  ),
);
