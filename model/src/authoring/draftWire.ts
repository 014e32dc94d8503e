import { z } from "zod";
import { localeCode, type PackageReport } from "../curriculum/coursePackage.ts";
import type { OtherQuestion } from "../curriculum/questionKinds.ts";
import { partKey } from "./draftChange.ts";
import type { DraftFault } from "./draftFault.ts";
import type { DraftPart } from "./draftPart.ts";
import type { DraftReview, DraftState } from "./draftReview.ts";
import { courseTemplates } from "./pagePatterns.ts";

/** A file of the draft: a picture, a film, captions, an attachment, what an external lab needs, or what the editor does not know and keeps. */
export interface DraftFile {
  path: string;
  bytes: number;
  mediaType: string;
  /** Where the browser finds it. */
  url: string;
}

/** POST courses/{id}/draft/scans: an image of a library, copied into the draft, and what is true of it; or a live scan, of which nothing is said. */
export interface TakenDraftScan {
  file: DraftFile;
  threats: Extract<OtherQuestion, { kind: "findThreat" }>["threats"];
}

/** POST courses/{id}/draft opens it, made of the current version where there is none; GET reads one that is open. All of it in one answer. */
export interface Draft extends DraftReview {
  courseId: number;
  name: string;
  /** The language it is written in, and those it is translated into. */
  locale: string;
  locales: string[];
  /** Which version it was begun from, and which one is current now: not the same where somebody installed another meanwhile. */
  begunFrom: VersionName | null;
  current: VersionName | null;
  parts: DraftPart[];
  files: DraftFile[];
}

export interface VersionName {
  contentId: number;
  version: string;
}

/** POST courses/drafts: a new course with its draft. */
export const newDraft = z.strictObject({
  title: z.string().trim().min(1).max(200),
  /** Without its version: `CBS_LIQ`. */
  code: z.string().trim().min(1).max(56),
  locale: localeCode,
  template: z.enum(courseTemplates).default("blank"),
});
export type NewDraft = z.input<typeof newDraft>;

/** POST courses/{id}/draft/presence, every few seconds: where I am, and what is new since. */
export const draftPresence = z.strictObject({ piece: partKey.nullable(), since: z.int().min(0) });
export interface PresenceAnswer {
  sequence: number;
  state: DraftState;
  /** Others who have the draft open, seen within the last half minute. */
  people: { userId: number; name: string; piece: string | null }[];
  parts: DraftPart[];
  gone: { locale: string | null; key: string }[];
}

/** GET courses/{id}/draft/history, newest first: what one person changed within ten minutes. */
export interface DraftHistoryEntry {
  /** Restoring to it brings back what stood before. */
  at: string;
  until: string;
  by: string | null;
  changes: number;
  /** Keys of the pages, or names of the pieces. */
  pieces: string[];
}
/** POST courses/{id}/draft/restore: everything as it stood before that instant; it is a change as any other. */
export const draftRestore = z.strictObject({ at: z.iso.datetime() });
export type RestoreAnswer = Omit<PresenceAnswer, "people" | "state">;

/** POST courses/{id}/draft/languages */
export const draftLanguage = z.strictObject({ locale: localeCode });

/** POST courses/{id}/draft/publish/preview: faults, or what would be installed. */
export const publishPreview = z.strictObject({ version: z.string().max(30).optional() });
export type PublishPreview = { sequence: number; faults: DraftFault[]; version: string; report: Omit<PackageReport, "ticket"> | null };
/** POST courses/{id}/draft/publish: what the preview told; refused where the draft has changed since. It answers the version (`CourseVersion`). */
export const publishBody = z.strictObject({ version: z.string().max(30), sequence: z.int().min(0) });
