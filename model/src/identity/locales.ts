import { sourceLanguage } from "../phrases/languages.ts";

/** Languages that people, domains, courses and texts may have; which of them the screens speak is another matter. */
export const locales = [
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
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = sourceLanguage;

export const isLocale = (code: string): code is Locale => (locales as readonly string[]).includes(code);
