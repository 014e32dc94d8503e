import { readFileSync } from "node:fs";
import { join } from "node:path";
import { partsByModule } from "./partsByModule.ts";
import { saidAmong } from "./partsSaid.ts";
import { keysOf, withoutForm, type PhraseParts } from "./phraseParts.ts";

const home = join(import.meta.dirname, "../src/home/HomePage.tsx");
/** What everybody has anyway, and refusals, which are fetched together. */
const elsewhere = new Set(["shell", "problems"]);

/** The phrases that the page at home says, plurals without their form: the first page after a sign-in says little of many rooms. */
export function homeKeys(english: PhraseParts): ReadonlySet<string> {
  const keys = [...english].flatMap(([part, tree]) => (elsewhere.has(part) ? [] : keysOf(tree)));
  const said = saidAmong(keys.map((key) => [withoutForm(key), [key]]));
  const files = partsByModule(said).closure(home);
  return new Set(files.flatMap((file) => [...said(readFileSync(file, "utf8"))]));
}
