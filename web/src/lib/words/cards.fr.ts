/** The words of printed numbers and of sets of one's own. What cards are called stands in the words of their game. */
export default Object.values(
  import.meta.glob<string>(
    ["../../../../src/troyes/printed/locale/fr.ftl", "../../../../src/troyes/server/locale/cards.fr.ftl"],
    { eager: true, query: "?raw", import: "default" },
  ),
);
