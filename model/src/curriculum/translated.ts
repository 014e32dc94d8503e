import { defaultLocale, locales, type Locale } from "../identity/locales.ts";
import { bestLanguage } from "../phrases/languages.ts";
import type { Translations } from "./translations.ts";

/** The text for a reader: in their language, in one close to it, in English, in whatever there is. */
export function translated(translations: Translations, language: string): { locale: Locale; text: string } | undefined {
  const written = locales.filter((locale) => translations[locale]);
  const locale = bestLanguage([language, defaultLocale], written) ?? written[0];
  return locale && { locale, text: translations[locale]! };
}
