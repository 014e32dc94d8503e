/** Which threat articles a library shows. */
export const articles = {
  title: "Threat articles",
  lead: "Every kind of threat comes as numbered articles that differ in measure, shape or material. A dashed number is in none of the images.",
  filters: "Narrow the articles",
  kind: "Kind",
  articles: "Articles",
  order: "Order",
  orders: { category: "By category", fewest: "Fewest images first", missing: "Fewest articles first" },
  missingOnly: "Only kinds with articles never shown",
  found: "{{kinds}} kinds: {{shown}} of {{all}} articles shown",
  shown: "{{shown}} of {{all}}",
  article: "Article {{number}}, images: {{count}}",
  never: "Article {{number}}: never shown",
  none: "No kind fits",
  noneText: "Search for another name, or choose another category.",
  others: "Other threats",
  othersLead: "Rendered elsewhere or from pallets: named by their outlines, without a number.",
};
