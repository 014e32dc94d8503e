import { plainText } from "../training/plainText.ts";
import type { DraftFault } from "./draftFault.ts";
import { kindIn, type DraftPart } from "./draftPart.ts";

/** What was begun and never filled in: it may be published so, and no learner would understand it. `given`: the names that the editor gives by itself. */
export const unfinishedFaults = (parts: readonly DraftPart[], given: readonly string[]): DraftFault[] =>
  parts
    .filter(({ locale }) => locale === null)
    .flatMap(({ piece, key, block }) =>
      inPart(kindIn(piece, key), block, given).map(({ code, path, details = {} }) => ({ locale: null, piece, key, path, code, details })),
    );

type Found = Pick<DraftFault, "code" | "path"> & { details?: DraftFault["details"] };

function inPart(kind: ReturnType<typeof kindIn>, block: DraftPart["block"], given: readonly string[]): Found[] {
  if (kind === "unit" || kind === "section" || kind === "page") {
    const [path, said] = "title" in block ? ["title", block.title] : ["name", "name" in block ? block.name : ""];
    const name = said.trim();
    return given.includes(name) ? [{ code: "nameGiven", path: [path], details: { name } }] : [];
  }
  if (kind !== "block" || !("kind" in block) || block.kind !== "table") return [];
  return block.rows.flatMap((row, index) =>
    row.every((cell) => plainText(cell).trim() === "")
      ? [{ code: "rowEmpty" as const, path: ["rows", index], details: { row: index + 1 } }]
      : [],
  );
}
