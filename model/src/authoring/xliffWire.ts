import { z } from "zod";

/** POST courses/{id}/draft/translations/{locale}: an XLIFF 2 file that came back. GET the same address for the file to send away. */
export const xliffImport = z.strictObject({ xliff: z.string().min(1).max(8_000_000) });

export interface XliffReport {
  /** Sentences that were taken over. */
  applied: number;
  /** As they went out: nobody has worked on them. */
  untouched: number;
  /** What did not fit: the sentence was changed since, is gone, or has lost its marks. Nothing of it was saved. */
  left: { unit: string; key: string | null; reason: "sourceChanged" | "unknown" | "marksDiffer"; target: string }[];
}
