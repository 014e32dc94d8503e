import { z } from "zod";
import { partKey } from "./draftChange.ts";
import { keyLetters, type DraftPart, type NumberedKind } from "./draftPart.ts";
import { pagePatterns } from "./pagePatterns.ts";

const kinds = Object.keys(keyLetters) as [NumberedKind, ...NumberedKind[]];
const after = partKey.nullable().optional();

/** What is done to a part with all that stands in it. Left out, `after` means the last of its piece; null means the first. */
export const draftAct = z.discriminatedUnion("act", [
  /** The server gives the number, which no version of the course ever had. */
  z.strictObject({
    act: z.literal("add"),
    kind: z.enum(kinds),
    piece: partKey,
    after,
    block: z.record(z.string(), z.json()).default({}),
    /** Of a page: what stands on it to begin with. */
    pattern: z.enum(pagePatterns).optional(),
  }),
  z.strictObject({ act: z.literal("move"), key: partKey, piece: partKey, after }),
  z.strictObject({ act: z.literal("copy"), key: partKey, piece: partKey.optional(), after }),
  z.strictObject({ act: z.literal("delete"), key: partKey }),
  /** Brings back what was deleted, with what went along. */
  z.strictObject({ act: z.literal("undelete"), key: partKey }),
]);
export type DraftAct = z.input<typeof draftAct>;

/** POST courses/{id}/draft/acts: what is different now. */
export interface ActAnswer {
  sequence: number;
  /** The part that was added, moved, copied or brought back. */
  key: string;
  parts: DraftPart[];
  /** Keys of what is gone. */
  gone: string[];
}
