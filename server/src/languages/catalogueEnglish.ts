import type { PhraseEntry, PhraseFile } from "@vigil/model/phrases/check/phraseEntries";
import { catalogue } from "@vigil/xray/catalogue/catalogue";

const entry = (...path: string[]): Omit<PhraseEntry, "text"> => ({ path, key: path.join("."), line: 0 });

/** The English of the kinds stands in the catalogue itself, that of materials in a file of its own. */
export function catalogueEnglish(materials: PhraseFile | undefined): PhraseEntry[] {
  const kinds = Object.entries(catalogue).flatMap(([kind, { name, description }]) => [
    { ...entry("kinds", kind, "name"), text: name },
    { ...entry("kinds", kind, "description"), text: description },
  ]);
  return [...(materials !== undefined && "entries" in materials ? materials.entries : []), ...kinds];
}
