import { z } from "zod";
import type { SessionKind } from "../../reporting/measures/sessionKind.ts";
import { imageRuling, type ImageRuling } from "./imageRuling.ts";

const asked = { ruling: imageRuling, keepPasses: z.boolean().default(true) };

/** What would change. */
export const regradeAsk = z.strictObject(asked);
/** `revision`: of the image, as it was looked at. */
export const regradeOrder = z.strictObject({
  ...asked,
  revision: z.int().positive(),
  reason: z.string().trim().min(1).max(500),
  tell: z.boolean().default(true),
});
export type RegradeOrder = z.input<typeof regradeOrder>;

/** A sealed session that showed the image, before and after. Percent. */
export interface RegradeLine {
  sessionId: number;
  userId: number;
  name: string;
  company: string;
  kind: SessionKind;
  sealedAt: string;
  scoreBefore: number;
  passedBefore: boolean;
  score: number;
  passed: boolean;
  passKept: boolean;
}

export interface RegradeCounts {
  sessions: number;
  people: number;
  higher: number;
  lower: number;
  gained: number;
  lost: number;
  kept: number;
}

export const mostRegradeLines = 200;

export interface ImageRegradePreview extends RegradeCounts {
  /** Those whose pass changes first, then by how much; at most `mostRegradeLines`. */
  lines: RegradeLine[];
}

export interface ImageRegrade {
  id: number;
  ruling: ImageRuling;
  reason: string;
  state: "waiting" | "done" | "failed";
  wanted: number;
  done: number;
  madeAt: string;
  madeBy: string | null;
}

/** What was said of an image since it was approved, newest first. */
export interface ImageRegrades {
  /** It is shared by all domains: here it can be taken out of results alone. */
  shared: boolean;
  revision: number;
  truth: { decision: "P" | "H" | "R"; category: string | null; description: string | null };
  /** Of the library. */
  categories: string[];
  views: { width: number; height: number }[];
  out: boolean;
  rows: ImageRegrade[];
}

/** Where more than these are marked again, one does not wait for it. */
export const regradedInCall = 100;
