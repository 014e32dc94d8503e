import { keyOf } from "@vigil/model/authoring/draftPart";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";
import { partsQuery, type PartRow, type WrittenPart } from "./draftParts.ts";

/** The labs of copied pages as labs of their own: what is changed in a copy changes nothing in what it was made of. The copies of the pages name them. */
export async function copiedLabs(
  { tx, draft }: { tx: Tx; draft: DraftRow },
  copies: WrittenPart[],
  newKey: (row: PartRow) => { key: string; id?: number },
): Promise<WrittenPart[]> {
  const wanted = new Set(copies.flatMap(({ after: { block } }) => ("labs" in block ? block.labs : [])));
  if (wanted.size === 0) return [];
  const rows = await partsQuery(tx, draft.id).where("piece", "=", "labs").where("gone", "=", false).execute();
  const sources = rows.filter(({ locale }) => locale === "").toSorted((a, b) => a.position - b.position);
  const last = sources.at(-1)?.position ?? 0;
  const made = new Map(
    sources
      .filter(({ key }) => [...wanted].some((id) => keyOf("lab", id) === key))
      .map((row, index) => [row.key, { ...newKey(row), index, row }]),
  );
  const idOf = (id: number): number => made.get(keyOf("lab", id))?.id ?? id;
  for (const copy of copies) {
    const { block } = copy.after;
    if ("labs" in block) copy.after = { ...copy.after, block: { ...block, labs: block.labs.map(idOf) } };
  }
  const placed = { revision: draft.sequence, placed: draft.sequence, file: null };
  return rows.flatMap((row): WrittenPart[] => {
    const own = made.get(row.key);
    if (own === undefined) return [];
    const isDone = row.translated !== null && row.translated >= own.row.revision;
    const translated = row.translated === null ? null : isDone ? draft.sequence : 0;
    const block = { ...row.block, id: own.id } as PartRow["block"];
    return [{ before: null, after: { ...row, ...placed, key: own.key, position: last + 1 + own.index, translated, block } }];
  });
}
