import { defaultLocale, locales, type Locale } from "../identity/locales.ts";
import type { Translations } from "./translations.ts";

/** The text for a reader: in their language, in one close to it, in English, in whatever there is. */
export function translated(translations: Translations, language: string): { locale: Locale; text: string } | undefined {
  const written = locales.filter((locale) => translations[locale]);
  const close = (locale: Locale) => locale.split("-")[0] === language.split("-")[0];
  const locale =
    written.find((each) => each === language) ?? written.find(close) ?? written.find((each) => each === defaultLocale) ?? written[0];
  return locale && { locale, text: translations[locale]! };
}
