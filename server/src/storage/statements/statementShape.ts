const LONGEST = 600;

/** The text without what stands in it by value: literals, numbers, lists. Places (`$1`) stay. */
export function statementShape(text: string): string {
  const shape = text
    .replaceAll(/--[^\n]*/gu, " ")
    .replaceAll(/'(?:[^']|'')*'/gu, "?")
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?\b/gu, "?")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\?(?:, \?)+/gu, "?, …")
    .replaceAll(/\$\d+(?:, \$\d+)+/gu, "$…")
    .trim();
  return shape.length > LONGEST ? `${shape.slice(0, LONGEST)}…` : shape;
}
