import i18next from "i18next";

/** The phrase of a key that is put together at run time (a problem's code, a field's name); `otherwise` when there is none. */
export const phraseOf = (key: string, otherwise: string, values: Record<string, unknown> = {}): string =>
  i18next.exists(key) ? String(i18next.t(key as never, values as never)) : otherwise;
