import { setPriority } from "node:os";
import type { LanguagePlaces } from "./languagePlaces.ts";
import { languageStandings } from "./languageStandings.ts";

/** A process of its own: it looks through all languages once, answers, and what it took of memory goes with it. */
process.once("message", (places: LanguagePlaces) => {
  try {
    setPriority(10); // people who wait for a page come first
  } catch {
    // not everywhere is one allowed to
  }
  process.send?.(languageStandings(places), () => process.disconnect());
});
