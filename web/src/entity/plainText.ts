/** A value that is written as it is; what is not plain has no text. */
export const plainText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
