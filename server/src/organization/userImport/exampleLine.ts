import { importTargets } from "@vigil/model/organization/userImport/importTarget";
import type { Phrases } from "@vigil/model/phrases/en";
import type { Language } from "@vigil/model/phrases/languages";
import { inEveryLanguage, phrasesIn } from "../../http/phrasesIn.ts";
import { onceNeeded } from "../../languages/onceNeeded.ts";
import type { UserTable } from "./readUserTable.ts";

/** The columns of the empty file: further data have heads of their own. */
export const templateTargets = importTargets.filter((target) => target !== "data");

/** What may stand in each column of the empty file, as a line of nobody. */
export const exampleLine = (language: Language): string[] => lineOf(phrasesIn(language));

const lineOf = ({ serverWords: { exampleCells } }: Pick<Phrases, "serverWords">): string[] =>
  templateTargets.map((target) => exampleCells[target]);
const examples = onceNeeded(() => new Set(inEveryLanguage(["serverWords"], (phrases) => JSON.stringify(lineOf(phrases)))));

/** Without the example of the empty file, where it came back as it was. */
export function withoutExample(table: UserTable): UserTable & { exampleLeftOut: boolean } {
  const lines = table.lines.filter(({ cells }) => !examples().has(JSON.stringify(cells)));
  return { ...table, lines, exampleLeftOut: lines.length < table.lines.length };
}
