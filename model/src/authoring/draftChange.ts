import { z } from "zod";
import { localeCode } from "../curriculum/coursePackage.ts";
import type { DraftPart } from "./draftPart.ts";
import { mostChangesAtOnce } from "./mostChangesAtOnce.ts";

/** Characters of one part as JSON. */
export const mostPartCharacters = 200_000;

export const partKey = z.string().regex(/^[a-z][a-z0-9]{0,31}$/u);
export const newBlockKey = z.string().regex(/^b[a-z0-9]{8,31}$/u);

/** One part as its author has it now. */
export const draftChange = z.strictObject({
  locale: localeCode.nullable().default(null),
  piece: partKey,
  /** Of a new block or term: `b` and at least eight letters or digits by chance. Whatever has a number is added by an act. */
  key: partKey,
  /** The revision it was before; null where it is new. */
  base: z.int().min(0).nullable(),
  /** Behind which of its piece it stands, null = the first; left out, it stays where it is (a new one comes last). */
  after: partKey.nullable().optional(),
  /** Of a translation: the revision of its source that it says, 0 while it is only begun. Left out, it says what the source is now. */
  translated: z.int().min(0).optional(),
  /** null takes it away. */
  block: z.record(z.string(), z.json()).nullable(),
});
export type DraftChange = z.input<typeof draftChange>;

/** POST courses/{id}/draft/changes */
export const draftChanges = z.strictObject({ changes: z.array(draftChange).min(1).max(mostChangesAtOnce) });

/** One for each change, in their order. */
export type ChangeAnswer =
  | { key: string; locale: string | null; saved: true; revision: number; position: number }
  /** Nothing of it was saved: somebody was faster. Theirs, or null where they took it away. */
  | { key: string; locale: string | null; saved: false; theirs: DraftPart | null; by: string | null; at: string | null };

export interface ChangesAnswer {
  sequence: number;
  answers: ChangeAnswer[];
  /** Neighbours that had to make room. */
  moved: { key: string; position: number }[];
}
