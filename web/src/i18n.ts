import type { Phrases } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Phrases };
  }
}

/** The languages that are complete, by the name their speakers call them. */
export const languages = { en: "English", ar: "العربية" } as const;
export type Language = keyof typeof languages;

const place = "vigil.language";
export type PhraseLoaders = Record<Language, () => Promise<unknown>>;
let loaders: PhraseLoaders;

export const isLanguage = (code: string | null | undefined): code is Language => code != null && code in languages;

export const rememberedLanguage = (): string | null => localStorage.getItem(place);

/** Loads the language remembered in this browser, else the first the browser asks for that is complete; each entry with its own phrases. */
export async function startLanguage(phrases: PhraseLoaders): Promise<void> {
  loaders = phrases;
  await i18next
    .use(initReactI18next)
    .init({ fallbackLng: "en", resources: {}, interpolation: { escapeValue: false }, react: { bindI18nStore: "added" } });
  const remembered = rememberedLanguage();
  const asked = navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage);
  await speak(isLanguage(remembered) ? remembered : (asked ?? "en"), { remember: false });
}

export async function speak(language: Language, { remember = true } = {}): Promise<void> {
  if (!i18next.hasResourceBundle(language, "translation")) {
    i18next.addResourceBundle(language, "translation", await loaders[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (remember) localStorage.setItem(place, language);
}

export const directionOf = (language: string): "ltr" | "rtl" => (language.startsWith("ar") ? "rtl" : "ltr");
