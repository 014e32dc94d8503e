const token = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+|\n/gu;

/** The line, from 1, at which each value of a JSON text begins: by its path, joined with slashes; the whole is "". */
export function jsonLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const open: { array: boolean; index: number; key: string | null }[] = [];
  let line = 1;
  let key: string | null = null;
  for (const [found] of text.matchAll(token)) {
    const inside = open.at(-1);
    if (found === "\n") line += 1;
    else if (found === "}" || found === "]") open.pop();
    else if (found === ",") {
      if (inside?.array === true) inside.index += 1;
      key = null;
    } else if (found === ":") continue;
    else if (inside?.array === false && key === null && found.startsWith('"')) {
      key = JSON.parse(found) as string;
      inside.key = key;
    } else {
      lines.set(open.map((one) => (one.array ? String(one.index) : (one.key ?? ""))).join("/"), line);
      key = null;
      if (found === "{" || found === "[") open.push({ array: found === "[", index: 0, key: null });
    }
  }
  return lines;
}

/** The line of the nearest value that is there. */
export function lineOf(lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const line = lines.get(path.slice(0, length).map(String).join("/"));
    if (line !== undefined) return line;
  }
  return 1;
}
