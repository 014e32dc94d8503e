import type { House } from "../../house.ts";

/** People who wait for their first page come first. */
const AFTER_MS = 20_000;

/** Looks through the languages some time after the start, so that `/readyz` and the log tell of faults before anybody opens the page. */
export function startLanguages({ languages, log }: Pick<House, "languages" | "log">): { stop: () => Promise<void> } {
  const later = setTimeout(() => {
    languages.look().catch((error: unknown) => log.warn(error, "The languages could not be looked through."));
  }, AFTER_MS);
  later.unref();
  return {
    stop: async () => clearTimeout(later),
  };
}
