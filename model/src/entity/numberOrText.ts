/** Two filters that share one box, told apart by what is typed. */
export interface NumberOrText {
  readonly number: string;
  readonly text: string;
}

/** The pair that a filter belongs to. */
export const pairOf = ({ oneBox }: { readonly oneBox?: NumberOrText | undefined }, name: string): NumberOrText | undefined =>
  oneBox && (oneBox.number === name || oneBox.text === name) ? oneBox : undefined;

/** A whole number stands in the query's number field, everything else in its text field; the other one is emptied. */
export function numberOrText({ number, text }: NumberOrText, typed: string): Record<string, string> {
  const value = typed.trim();
  return /^\d+$/u.test(value) ? { [number]: value, [text]: "" } : { [number]: "", [text]: value };
}
