import i18next from "i18next";

/** What a language is called in the language of the page. */
export function languageInWords(code: string): string {
  try {
    return new Intl.DisplayNames([i18next.language], { type: "language" }).of(code) ?? code;
  } catch {
    return code; // a code that the browser does not know
  }
}
