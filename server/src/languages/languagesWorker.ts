import { setPriority } from "node:os";
import type { LanguagePlaces } from "./languagePlaces.ts";
import { languageStandings } from "./languageStandings.ts";

/** A process of its own: it looks through all languages once, tells of each as it is read, and what it took of memory goes with it. */
process.once("message", (places: LanguagePlaces) => {
  try {
    setPriority(5); // people who wait for a page come first
  } catch {
    // not everywhere is one allowed to
  }
  for (const standing of languageStandings(places)) process.send?.(standing);
  process.send?.(null, () => process.disconnect());
});
