/** Spreadsheets run what begins like a formula; an apostrophe keeps it a text. A moment is its ISO text. */
export function spreadsheetCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  const plain = typeof value === "string" ? value : Array.isArray(value) ? value.join(" ") : JSON.stringify(value);
  const text = /^[=+\-@\t\r]/u.test(plain) ? `'${plain}` : plain;
  return /[",\r\n;]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
