export interface CsvRow {
  /** Of the file, from 1: where the row begins. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A table of text: the first row names the columns. Commas or semicolons, quotes as spreadsheets write them. */
export function parseCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  const whole = text.replace(/^\u{FEFF}/u, "");
  const separator = separatorOf(whole);
  const [head, ...body] = records(whole, separator);
  const columns = (head?.cells ?? []).map((name) => name.trim());
  return {
    columns,
    rows: body
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
      .map(({ line, cells }) => ({ line, cells: Object.fromEntries(columns.map((name, index) => [name, plain(cells[index] ?? "")])) })),
  };
}

/** What an export marked so that no spreadsheet takes it for a formula is read without the mark. */
const plain = (cell: string): string => (/^'[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell);

function separatorOf(text: string): "," | ";" {
  const head = text.slice(0, text.indexOf("\n") + 1 || text.length);
  return head.split(";").length > head.split(",").length ? ";" : ",";
}

function records(text: string, separator: string): { line: number; cells: string[] }[] {
  const found: { line: number; cells: string[] }[] = [];
  let [cells, cell, quoted, line, began]: [string[], string, boolean, number, number] = [[], "", false, 1, 1];
  const endRecord = () => {
    found.push({ line: began, cells: [...cells, cell] });
    [cells, cell, began] = [[], "", line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === "\n") line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === "") quoted = true;
    else if (letter === separator) {
      cells.push(cell);
      cell = "";
    } else if (letter === "\n") endRecord();
    else if (letter !== "\r") cell += letter;
  }
  if (cell !== "" || cells.length > 0) endRecord();
  return found;
}
