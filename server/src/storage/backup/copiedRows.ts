const escapes: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

const valueOf = (field: string): string | null =>
  field === String.raw`\N` ? null : field.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);

/** Rows of PostgreSQL's COPY text, by the names of their columns. */
export const copiedRows = (rows: Buffer, columns: readonly string[]): Record<string, string | null>[] =>
  rows
    .toString()
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      const fields = line.split("\t");
      return Object.fromEntries(columns.map((name, index) => [name.replaceAll('"', ""), valueOf(fields[index] ?? "")]));
    });
