/** One box for two filters: a number goes to the number's field, anything else to the text's. Empty goes nowhere. */
export function numericOrText(value: string, numberField: string, textField: string): Record<string, string> {
  const trimmed = value.trim();
  if (trimmed === "") return {};
  return { [/^\d+$/u.test(trimmed) ? numberField : textField]: trimmed };
}
