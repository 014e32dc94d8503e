import type { Phrases } from "@vigil/model/phrases/en";
import { directionOf, isLanguage, sourceLanguage, spokenLanguage, type Language } from "@vigil/model/phrases/languages";
import { phrasesPath } from "@vigil/model/phrases/phrasesPath";
import type { PhraseTree } from "@vigil/model/phrases/together";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { whenRefused } from "./answeredProblem.ts";
import { hasProblemPhrase } from "./problemPhrase.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Phrases };
  }
}

/** Of the browser what it remembers; of a tab what was chosen in it and not yet told to an account (shell/ownLanguage.ts). */
export const languagePlace = "vigil.language";
/** A part brings the English that its language lacks. */
interface PhrasePart {
  own: PhraseTree;
  english: PhraseTree;
}
const { promise: started, resolve: start } = Promise.withResolvers<string>();
const wanted = new Set<string>();
const fetched = new Map<string, Promise<void>>();
/** The language that is spoken, or about to be. */
let speaking: Language = sourceLanguage;

export const rememberedLanguage = (): string | null => localStorage.getItem(languagePlace);

/** Loads the language remembered in this browser, else the one nearest to what the browser asks for; `first` is said before anything else is loaded. */
export async function startLanguage(version: string, first: readonly string[]): Promise<void> {
  await i18next
    .use(initReactI18next)
    .init({ fallbackLng: sourceLanguage, resources: {}, interpolation: { escapeValue: false }, react: { bindI18nStore: "added" } });
  for (const part of first) wanted.add(part);
  const remembered = rememberedLanguage();
  speaking = isLanguage(remembered) ? remembered : spokenLanguage(navigator.languages);
  start(version);
  whenRefused(async (codes) => {
    if (codes.some((code) => !hasProblemPhrase(code))) await loadPhrases(["problems"]);
  });
  await speak(speaking, { remember: false });
}

export async function speak(language: Language, { remember = true } = {}): Promise<void> {
  speaking = language;
  await fetchAll(language);
  // another was chosen since, and its phrases were here first
  if (language !== speaking) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (remember) localStorage.setItem(languagePlace, language);
}

export async function loadPhrases(parts: readonly string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await started;
  await fetchAll(speaking);
}

/** What is wanted while this is on its way is waited for as well. */
async function fetchAll(language: Language): Promise<void> {
  const some = [...wanted];
  await Promise.all(some.map((part) => fetchPart(language, part)));
  if (wanted.size > some.length) await fetchAll(language);
}

function fetchPart(language: Language, part: string): Promise<void> {
  const name = `${language}/${part}`;
  const fetching = fetched.get(name) ?? addPart(language, part);
  fetched.set(name, fetching);
  fetching.catch(() => fetched.delete(name)); // asked for again with the next page
  return fetching;
}

async function addPart(language: Language, part: string): Promise<void> {
  const answer = await fetch(phrasesPath(language, await started, part));
  if (!answer.ok) throw new Error(`The phrases ${language}/${part} cannot be had: ${answer.status}`);
  const { own, english }: PhrasePart = await answer.json();
  i18next.addResourceBundle(language, "translation", own, true);
  i18next.addResourceBundle(sourceLanguage, "translation", english, true);
}
