import type { LanguageStanding } from "@vigil/model/operations/languageStanding";
import type { FastifyBaseLogger } from "fastify";
import { ownPlaces, type LanguagePlaces } from "./languagePlaces.ts";
import { lookThrough } from "./lookThrough.ts";

/** What this server knows of its languages. */
export interface LanguageDesk {
  /** Looked at once, when it is first asked: a server says what it read until it starts anew. */
  standings: () => Promise<readonly LanguageStanding[]>;
  /** A line for each language that says English instead of what it was given, as far as it was looked at. */
  notes: () => readonly string[];
  stop: () => Promise<void>;
}

export function languageDesk(log: FastifyBaseLogger, places: LanguagePlaces = ownPlaces): LanguageDesk {
  let stop = () => {};
  let asked: Promise<readonly LanguageStanding[]> | undefined;
  let notes: readonly string[] = [];
  const look = async (): Promise<readonly LanguageStanding[]> => {
    const looking = lookThrough(places);
    ({ stop } = looking);
    const found = await looking.found;
    notes = found.flatMap((standing) => noteOn(standing) ?? []);
    for (const { language, faults, faultCount } of found)
      if (faultCount > 0) log.warn({ language, faults: faultCount, first: faults[0] }, "Texts of a language have faults.");
    return found;
  };
  return {
    standings: () => {
      asked ??= look().catch((error: unknown) => {
        asked = undefined; // tried again with the next call
        throw error;
      });
      return asked;
    },
    notes: () => notes,
    stop: async () => stop(),
  };
}

function noteOn({ language, faults }: LanguageStanding): string | undefined {
  const count = faults.filter(({ instead }) => instead).length;
  return count === 0 ? undefined : `Texts in ${language}: English is said in place of ${count} with a fault.`;
}
