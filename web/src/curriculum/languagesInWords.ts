import i18next from "i18next";
import { languageInWords } from "./languageInWords.ts";

/** Several languages, one after the other, as the language of the page lists things. */
export const languagesInWords = (codes: readonly string[]): string =>
  new Intl.ListFormat(i18next.language, { type: "unit" }).format(codes.map(languageInWords));
