const quoted = /('(?:[^']|'')*'|"[^"]*")/u;

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\btimestamp with time zone\b/gu, "timestamptz"],
  [/= any \(array\[([^[\]]*)\]\)/gu, "in ($1)"],
  [/\bpublic\./gu, ""],
];

/** PostgreSQL's words for an expression as one writes it by hand: small letters, on one line, no casts of what is quoted, `in` for lists. It means the same. */
export function plainSql(text: string): string {
  const small = text
    .split(quoted)
    .map((part) => (quoted.test(part) ? part : part.toLowerCase()))
    .join("")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/'::(?:text|jsonb|regclass)\b(?!\[)/gu, "'");
  return replacements.reduce((plain, [found, written]) => plain.replaceAll(found, written), small);
}
