import { locales } from "@vigil/model/identity/locales";
import type { LanguageStanding } from "@vigil/model/operations/languageStanding";
import type { FastifyBaseLogger } from "fastify";
import { ownPlaces, type LanguagePlaces } from "./languagePlaces.ts";
import { lookThrough } from "./lookThrough.ts";

/** What this server knows of its languages. */
export interface LanguageDesk {
  /** Looked at once, when it is first asked: a server says what it read until it starts anew. */
  look: () => Promise<void>;
  /** What was found so far, of how many languages; a look that failed is told once, and begun anew by who asks next. */
  soFar: () => { languages: readonly LanguageStanding[]; wanted: number };
  /** A line for each language that says English instead of what it was given, as far as it was looked at. */
  notes: () => readonly string[];
  stop: () => Promise<void>;
}

export function languageDesk(log: FastifyBaseLogger, places: LanguagePlaces = ownPlaces): LanguageDesk {
  let stop = () => {};
  let looked: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  let languages: readonly LanguageStanding[] = [];
  const begin = async (): Promise<void> => {
    languages = [];
    const looking = lookThrough(places, (standing) => {
      languages = [...languages, standing];
      const { language, faults, faultCount } = standing;
      if (faultCount > 0) log.warn({ language, faults: faultCount, first: faults[0] }, "Texts of a language have faults.");
    });
    ({ stop } = looking);
    await looking.done;
  };
  const look = (): Promise<void> => {
    looked ??= begin().catch((error: unknown) => {
      looked = undefined;
      failure = { error };
      throw error;
    });
    return looked;
  };
  return {
    look,
    soFar: () => {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed.error;
      look().catch(() => {}); // told with the next call
      return { languages, wanted: locales.length };
    },
    notes: () => languages.flatMap((standing) => noteOn(standing) ?? []),
    stop: async () => stop(),
  };
}

function noteOn({ language, faults }: LanguageStanding): string | undefined {
  const count = faults.filter(({ instead }) => instead).length;
  return count === 0 ? undefined : `Texts in ${language}: English is said in place of ${count} with a fault.`;
}
