import type { PhraseFault } from "../phrases/check/phraseFault.ts";
import type { LanguageState } from "../phrases/check/languageState.ts";
import type { Coverage } from "../phrases/check/languageSummary.ts";

/** How the texts of one language stand, as the page of languages tells it. */
export interface LanguageStanding extends Coverage {
  language: string;
  /** Whether people can choose it for the screens. */
  offered: boolean;
  /** null: nothing is said in it. */
  state: LanguageState["state"] | null;
  from: string | null;
  licence: string | null;
  at: string | null;
  reviewers: readonly { by: string; phrases: number }[];
  /** The first of them. */
  faults: readonly FaultTold[];
  faultCount: number;
}

/** A fault, as whoever mends it looks for it. */
export interface FaultTold extends Pick<PhraseFault, "line"> {
  file: string;
  text: string;
  /** Whether English stands in its place. */
  instead: boolean;
}
