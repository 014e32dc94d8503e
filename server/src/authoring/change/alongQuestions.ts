import { keyOf, type NextNumbers } from "@vigil/model/authoring/draftPart";
import type { NewCourseQuestion } from "@vigil/model/exam/questionFile/courseOfFile";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";
import { partsQuery, type PartRow, type WrittenPart } from "./draftParts.ts";

/** What belongs to a question where it comes from: its objective by its words, and what it says in other languages. */
export interface Along {
  objective: string | null;
  told: ReadonlyMap<string, NewCourseQuestion>;
}

export const newPart = (draft: DraftRow, part: Pick<PartRow, "key" | "piece" | "position" | "block"> & Partial<PartRow>): WrittenPart => ({
  before: null,
  after: { locale: "", revision: draft.sequence, placed: draft.sequence, translated: null, gone: false, file: null, ...part },
});

/** The objectives of a draft by their words; those it has not are added. */
export async function objectivesAlong(tx: Tx, draft: DraftRow, wanted: readonly (string | null)[]) {
  const rows = await partsQuery(tx, draft.id).where("piece", "=", "objectives").where("locale", "=", "").orderBy("position").execute();
  const blocks = rows.filter(({ gone }) => !gone).map(({ block }) => block as { id: number; text: string });
  const ids = new Map(blocks.map(({ id, text }) => [text.trim(), id]));
  const last = Math.max(0, ...rows.map(({ position }) => position));
  const numbers: NextNumbers = draft.numbers;
  const written: WrittenPart[] = [];
  for (const text of wanted) {
    if (text === null || ids.has(text.trim())) continue;
    const id = numbers.objective + written.length;
    ids.set(text.trim(), id);
    const place = { key: keyOf("objective", id), piece: "objectives", position: last + written.length + 1 };
    written.push(newPart(draft, { ...place, block: { id, text } }));
  }
  return { written, idOf: (text: string | null) => (text === null ? undefined : ids.get(text.trim())) };
}
