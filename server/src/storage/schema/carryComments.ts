/** What a line of a schema file is about, whatever else is said of it: a column's name, a constraint's, an index's … */
function subjectOf(line: string): string {
  const words = line
    .trim()
    .replaceAll(/\b(?:unique|unlogged|constraint trigger) /gu, "")
    .split(/[\s(]+/u);
  if (words[0] === "constraint") return `constraint ${words[1] ?? ""}`;
  if (words[0] === "create") return words[1] === "table" || words[1] === "view" ? "the table" : `${words[1] ?? ""} ${words[2] ?? ""}`;
  if (words[0] === "grant" || words[0] === "alter") return words.slice(0, words.indexOf("sequence") < 0 ? 1 : 5).join(" ");
  return `column ${words[0] ?? ""}`;
}

/** Behind the first ` -- ` of a line. */
function besideOf(line: string): string | undefined {
  const at = line.indexOf(" -- ");
  return at < 0 ? undefined : line.slice(at + 4);
}

/** The text with the comments that stand in the file of before: above the same thing, or beside it. What has gone takes its comment along. */
export function carryComments(text: string, before: string): string {
  const above = new Map<string, string[]>();
  const besides = new Map<string, string>();
  let waiting: string[] = [];
  for (const line of before.split("\n")) {
    if (line.trim().startsWith("--")) {
      waiting.push(line);
      continue;
    }
    const subject = subjectOf(line);
    if (waiting.length > 0) above.set(subject, waiting);
    waiting = [];
    const comment = besideOf(line);
    if (comment !== undefined) besides.set(subject, comment);
  }
  return text
    .split("\n")
    .flatMap((line) => {
      const subject = subjectOf(line);
      const comment = line === "" ? undefined : besides.get(subject);
      return [...(line === "" ? [] : (above.get(subject) ?? [])), comment === undefined ? line : `${line} -- ${comment}`];
    })
    .join("\n");
}
