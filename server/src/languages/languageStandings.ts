import { locales } from "@vigil/model/identity/locales";
import type { FaultTold, LanguageStanding } from "@vigil/model/operations/languageStanding";
import type { LanguageState } from "@vigil/model/phrases/check/languageState";
import { languageSummary } from "@vigil/model/phrases/check/languageSummary";
import { faultKinds, faultText, type PhraseFault } from "@vigil/model/phrases/check/phraseFault";
import { isLanguage, sourceLanguage } from "@vigil/model/phrases/languages";
import { fileOfRoom, type LanguagePlaces } from "./languagePlaces.ts";
import { readEnglish } from "./readEnglish.ts";
import { readLanguage } from "./readLanguage.ts";
import { readMarks, readState } from "./readState.ts";

const mostFaults = 100;
const unknownState = { state: "machine", at: "" } as const satisfies LanguageState;

/** How every language stands that somebody may have, one after the other. Some seconds of work: done in a process of its own. */
export function* languageStandings(places: LanguagePlaces): Generator<LanguageStanding> {
  const english = readEnglish(places);
  const marks = readMarks(places.phrases);
  for (const language of locales) {
    const own = readLanguage(places, language);
    const state = readState(places.phrases, language);
    const { whole, faults, reviewers } = languageSummary(english, own, state ?? unknownState, marks);
    const isSource = language === sourceLanguage;
    const told = [
      ...(state === null && own.files.size > 0 ? [noState(language)] : []),
      ...(isSource ? [] : faults.map((fault) => faultTold(language, fault))),
    ];
    yield {
      ...whole,
      said: isSource ? whole.phrases : whole.said,
      language,
      offered: isLanguage(language),
      state: own.files.size === 0 ? null : (state ?? unknownState).state,
      from: state?.from ?? null,
      licence: state?.licence ?? null,
      at: state?.at ?? null,
      reviewers,
      faults: told.slice(0, mostFaults),
      faultCount: told.length,
    };
  }
}

const faultTold = (language: string, fault: PhraseFault): FaultTold => ({
  file: fileOfRoom(language, fault.room),
  line: fault.line,
  text: faultText(fault),
  instead: faultKinds[fault.kind].instead,
});

const noState = (language: string): FaultTold => ({
  file: `model/src/phrases/states/${language}.json`,
  line: 1,
  text: "missing or no file of states",
  instead: false,
});
