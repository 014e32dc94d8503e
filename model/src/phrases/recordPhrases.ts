interface Declared {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the phrases of a list entity must say; a field without a label does not compile. */
export interface RecordPhrases<E extends Declared> {
  singular: string;
  plural: string;
  /** The button that adds one. */
  add: string;
  fields: Record<keyof E["fields"] & string, string>;
  /** What stands under a field in the form. */
  hints?: Partial<Record<keyof E["fields"] & string, string>>;
  /** The options of its choices; the empty option is called `none`. */
  options?: Partial<Record<keyof E["fields"] & string, Record<string, string>>>;
}
