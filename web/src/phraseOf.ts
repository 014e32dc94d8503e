import i18next from "i18next";

type Translate = (key: string, values: Record<string, unknown>) => string;

/** The phrase of a key that is put together at run time (a problem's code, a field's name); `otherwise` when there is none. */
export const phraseOf = (key: string, otherwise: string, values: Record<string, unknown> = {}): string =>
  i18next.exists(key) ? (i18next.t as unknown as Translate)(key, values) : otherwise;
