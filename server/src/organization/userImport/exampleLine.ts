import { importTargets } from "@vigil/model/organization/userImport/importTarget";
import { languages, type Language } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { UserTable } from "./readUserTable.ts";

/** The columns of the empty file: further data have heads of their own. */
export const templateTargets = importTargets.filter((target) => target !== "data");

/** What may stand in each column of the empty file, as a line of nobody. */
export const exampleLine = (language: Language): string[] => {
  const { exampleCells } = phrasesIn(language).serverWords;
  return templateTargets.map((target) => exampleCells[target]);
};

const examples = new Set(languages.map((language) => JSON.stringify(exampleLine(language))));

/** Without the example of the empty file, where it came back as it was. */
export function withoutExample(table: UserTable): UserTable & { exampleLeftOut: boolean } {
  const lines = table.lines.filter(({ cells }) => !examples.has(JSON.stringify(cells)));
  return { ...table, lines, exampleLeftOut: lines.length < table.lines.length };
}
