import i18next, { type TFunction } from "i18next";

/** The phrase of a key that is put together at run time (a problem's code, a field's name); `otherwise` when there is none. */
export const phraseOf = (key: string, otherwise: string, values: Record<string, unknown> = {}): string => {
  const translate: (key: string, values: Record<string, unknown>) => unknown = i18next.t as TFunction;
  const phrase = i18next.exists(key) ? translate(key, values) : otherwise;
  return typeof phrase === "string" ? phrase : otherwise;
};
