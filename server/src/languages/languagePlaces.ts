import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the texts of all languages lie. */
export interface LanguagePlaces {
  /** A folder for each language, and beside them what is known of them: states, terms, notes. */
  phrases: string;
  /** What the catalogue's things are called: a file for each language. */
  catalogue: string;
}

export const ownPlaces: LanguagePlaces = {
  phrases: dirname(fileURLToPath(import.meta.resolve("@vigil/model/phrases/en"))),
  catalogue: join(import.meta.dirname, "../imageLibrary/catalogue/words"),
};

/** The one room whose file does not lie with the others. */
export const catalogueRoom = "catalogue";

/** As whoever mends it looks for it. */
export const fileOfRoom = (language: string, room: string): string =>
  room === catalogueRoom ? `server/src/imageLibrary/catalogue/words/${language}.json` : `model/src/phrases/${language}/${room}.json`;
