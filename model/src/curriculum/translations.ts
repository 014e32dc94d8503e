import { z } from "zod";

/** The languages that content may be written in. */
export const contentLocales = [
  "ar",
  "bg",
  "da",
  "de",
  "el",
  "en",
  "es-ES",
  "es-MX",
  "et",
  "fi",
  "fr-CA",
  "fr-FR",
  "hu",
  "id",
  "it",
  "ja",
  "ka",
  "ko",
  "lt",
  "lv",
  "ms",
  "mt",
  "nl",
  "no",
  "pt-BR",
  "pt-PT",
  "sv",
  "th",
  "tl",
  "tr",
  "vi",
  "zh-CN",
  "zh-HK",
] as const;
export type ContentLocale = (typeof contentLocales)[number];
export const defaultLocale: ContentLocale = "en";

/** One text in several languages. A language without words is not there. */
export type Translations = Readonly<Partial<Record<ContentLocale, string>>>;

export const isContentLocale = (code: string): code is ContentLocale => (contentLocales as readonly string[]).includes(code);

export const translationsSchema = (max: number): z.ZodType<Translations> =>
  z.partialRecord(z.enum(contentLocales), z.string().trim().min(1).max(max));

/** The text for a reader: in their language, in one close to it, in English, in whatever there is. */
export function translated(translations: Translations, language: string): { locale: ContentLocale; text: string } | undefined {
  const written = contentLocales.filter((locale) => translations[locale]);
  const close = (locale: ContentLocale) => locale.split("-")[0] === language.split("-")[0];
  const locale =
    written.find((each) => each === language) ?? written.find(close) ?? written.find((each) => each === defaultLocale) ?? written[0];
  return locale && { locale, text: translations[locale]! };
}
