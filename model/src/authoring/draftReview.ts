import type { ComparedFile } from "./comparedBeside.ts";
import type { ComparedPlace } from "./comparedPlaces.ts";
import type { ComparedScans } from "./comparedScans.ts";
import { z } from "zod";
import { localeCode } from "../curriculum/coursePackage.ts";
import { partKey } from "./draftChange.ts";
import type { PartKind } from "./draftPart.ts";

/** A change after `asked` or `approved` makes it a draft again. */
export type DraftState = "draft" | "asked" | "approved" | "published";

export interface ReviewStep {
  by: string | null;
  /** Whether the caller did it. */
  own: boolean;
  at: string;
  note: string;
}

/** GET courses/{id}/draft/review: how the draft stands. */
export interface DraftReview {
  sequence: number;
  state: DraftState;
  /** `of`: whom it was asked of, null = whoever may; `ofCaller`: nobody else was. */
  asked: (ReviewStep & { of: string | null; ofCaller: boolean }) | null;
  approved: ReviewStep | null;
  /** A draft that came back, until it is asked for again. */
  sentBack: ReviewStep | null;
  /** Whether another person must approve it before it is published; whether the caller may write, approve and publish. */
  needsReview: boolean;
  mayWrite: boolean;
  mayApprove: boolean;
  mayPublish: boolean;
}

/** GET courses/{id}/draft/reviewers: who else may approve it. */
export interface Reviewer {
  userId: number;
  name: string;
}

/** GET courses/reviews: drafts that wait for the caller, and those the caller asked about that came back. */
export interface WaitingReview {
  courseId: number;
  name: string;
  waits: "asked" | "approved" | "sentBack" | "commented";
}

/** POST courses/{id}/draft/review */
export const reviewAct = z.strictObject({
  act: z.enum(["ask", "approve", "sendBack", "withdraw"]),
  /** Whom it is asked of; null = whoever may approve it. */
  of: z.int().positive().nullable().default(null),
  /** What was seen: refused where the draft has changed since. */
  sequence: z.int().min(0),
  note: z.string().trim().max(2000).default(""),
});
export type ReviewAct = z.input<typeof reviewAct>;

const text = z.string().trim().min(1).max(4000);
/** POST courses/{id}/draft/comments; PATCH …/comments/{commentId} {resolved}; DELETE of one's own. */
export const newComment = z.strictObject({
  locale: localeCode.nullable().default(null),
  piece: partKey,
  key: partKey.nullable(),
  /** The first comment of those that it goes on from. */
  answerTo: z.int().positive().nullable().default(null),
  /** The words of the block that it is about, where it is about some of them. */
  quote: z.string().trim().max(200).default(""),
  text,
});
export type NewComment = z.input<typeof newComment>;
export const commentChange = z.strictObject({ resolved: z.boolean() });
export interface DraftComment {
  id: number;
  locale: string | null;
  piece: string;
  /** null: of the page as a whole. */
  key: string | null;
  answerTo: number | null;
  /** The words it is about, as they stood when it was written. */
  about: string;
  /** Those of its words that it is about; empty where it is about the whole. */
  quote: string;
  text: string;
  by: string | null;
  own: boolean;
  at: string;
  resolvedBy: string | null;
  resolvedAt: string | null;
}

/** GET courses/{id}/draft/comparison?with={contentId}: a version and the draft, or the version `and`. Equal pieces are left out. */
export interface DraftComparison {
  before: string;
  /** null: the draft. */
  after: string | null;
  pieces: ComparedPiece[];
  files: ComparedFile[];
  languages: ComparedLanguage[];
}
/** What a language says otherwise, in the places of its source. */
export interface ComparedLanguage {
  locale: string;
  change: "added" | "removed" | "changed";
  pieces: ComparedPiece[];
}
export interface ComparedPiece {
  /** The key of a page, or the name of the piece. */
  piece: string;
  /** Of a page. */
  title: string | null;
  change: "added" | "removed" | "changed";
  parts: ComparedPart[];
}
export interface ComparedPart {
  key: string;
  kind: PartKind;
  /** `changed` with the same words: what is different is none of its words. */
  change: "added" | "removed" | "changed" | "moved" | "same";
  before: string | null;
  after: string | null;
  /** Drawn on a picture or in a scan, where they are different. */
  places?: ComparedPlace[];
  /** Scans that are different, or came or went with their part. */
  scans?: ComparedScans;
  /** The picture that such places lie on, as it is now, or as it was where there is none any more. */
  picture?: string;
}
