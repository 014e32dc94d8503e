/** `from users u`, `join "users" as "u"`, `update users u`, `, users u` */
const relation =
  /\b(?:from|join|update|into|using|lateral)\s+(?:only\s+)?(?<table>[a-z_]+)(?:\s+(?:as\s+)?(?<alias>[a-z_][a-z0-9_]*))?|,\s*(?<further>[a-z_]+)\s+(?:as\s+)?(?<named>[a-z_][a-z0-9_]*)/gu;
/** What stands behind a table and is no name of it. */
const words = new Set(
  "from in is asc desc then else end like where on set join left right inner cross full order group limit offset for using values select as returning union natural window having and or not default tablesample".split(
    " ",
  ),
);
/** `a.domain_id = b.domain_id`, `a.domain_id = $1`; also within rows that are compared. */
const plainOf = (text: string): string =>
  text
    .replaceAll(/--[^\n]*/gu, " ")
    .replaceAll(/'(?:[^']|'')*'/gu, "'…'")
    .replaceAll('"', "")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ");

/**
 * The tables of a statement that are distributed and are neither held to a domain nor joined by it with one that is. Read from the text:
 * names are taken as they stand, whatever part of the statement they stand in. A statement with one such table alone is one too: Citus
 * asks every node for it.
 */
export function undomained(statement: string, distributed: ReadonlySet<string>): string[] {
  const text = plainOf(statement);
  if (/^(?:begin|commit|rollback|savepoint|release|set|listen|notify|create|alter|drop|lock|analyze|copy|truncate)\b/u.test(text.trim()))
    return [];
  const instances = new Map<string, string>();
  for (const { groups } of text.matchAll(relation)) {
    const table = groups?.["table"] ?? groups?.["further"] ?? "";
    const alias = groups?.["alias"] ?? groups?.["named"];
    if (groups?.["further"] !== undefined && words.has(alias ?? "")) continue; // a column of a list, not a table
    if (distributed.has(table)) instances.set(alias === undefined || words.has(alias) ? table : alias, table);
  }
  if (instances.size === 0) return [];
  const held = new Set<string>();
  // in one table's statement, or in a part with one table, the column needs no name before it
  const bare = [...text.matchAll(/(?<![.\w])\(?domain_id\b/gu)].length;
  for (const [alias] of instances) if (new RegExp(`(?<![\\w.])${alias}\\.domain_id\\b`, "u").test(text)) held.add(alias);
  const open = [...instances].filter(([alias]) => !held.has(alias));
  return open.length <= bare ? [] : open.map(([alias, table]) => (alias === table ? table : `${table} ${alias}`));
}
