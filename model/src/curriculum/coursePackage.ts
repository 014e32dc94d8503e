import { z } from "zod";
import type { Phrases } from "../phrases/en.ts";
import { finalExam } from "../training/courseContent.ts";
import { filePath } from "../training/filePath.ts";
import { askedBy, matchFits, orderFits, placesFit } from "./questionKinds.ts";

/** The format that this Vigil reads and writes; see docs/course-package.md. */
export const packageFormat = 1;

const megabyte = 1_048_576;
export const packageLimits = {
  archiveBytes: 100 * megabyte,
  files: 2000,
  fileBytes: 50 * megabyte,
  unpackedBytes: 300 * megabyte,
  /** Media and text pack to a hundredth at best; small files are left alone. */
  ratio: 100,
  ratioFrom: megabyte,
} as const;

/** A mistake in a package, or something worth knowing about it: where, and which. The phrases say it. */
export interface PackageFault {
  /** Empty for the package as a whole. */
  file: string;
  line: number | null;
  code: keyof Phrases["coursePackage"]["faults"];
  details?: Record<string, string | number>;
}

const id = z.int().min(0).max(2_147_483_647);
const name = z.string().trim().min(1).max(200);
const sentence = z.string().trim().min(1).max(4000);
export const localeCode = z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/u);

const sectionOfManifest = z.strictObject({
  id,
  name,
  pages: z.array(filePath).min(1),
  attachments: z.array(z.strictObject({ file: filePath, name })).default([]),
});

/** course.json: what the package is, and in which order its pages stand. */
export const packageManifest = z.strictObject({
  format: z.int(),
  title: name,
  /** The training code of the course it is for, without the version. */
  code: z.string().trim().min(1).max(60),
  version: z.string().regex(/^\d{1,5}(?:\.\d{1,5}){0,3}$/u),
  locale: localeCode,
  objectives: z.array(z.strictObject({ id, text: name })).default([]),
  units: z
    .array(
      z.strictObject({
        id,
        type: z.enum(["Content", "Practice", "Review", "Library", "Exam"]).default("Content"),
        name,
        tested: z.boolean().default(false),
        examSize: z.int().min(1).max(200).optional(),
        sections: z.array(sectionOfManifest).default([]),
      }),
    )
    .min(1),
  finalExam: finalExam.optional(),
});
export type PackageManifest = z.infer<typeof packageManifest>;

/** glossary.json */
export const packageGlossary = z.array(z.strictObject({ term: name, meaning: sentence }));

/** Shown with the question, and said to whoever cannot see it. */
const picture = z.strictObject({ file: filePath, description: sentence });
/** Instead of a picture; what is said and heard in it stands in its captions. */
const film = z.strictObject({ file: filePath, captions: filePath, description: sentence });
const asked = { id, objective: id.optional(), picture: picture.optional(), film: film.optional() };
const feedback = z.strictObject({ correct: sentence.optional(), incorrect: sentence.optional() }).default({});
const others = { text: sentence, feedback };

/** questions.json: what the exams of the course draw from. */
export const packageQuestions = z.array(
  z.discriminatedUnion("kind", [
    z.strictObject({
      ...asked,
      kind: z.enum(["single", "multiple"]).default("single"),
      text: sentence,
      answers: z
        .array(
          z.strictObject({
            id,
            text: sentence,
            correct: z.boolean().default(false),
            /** Said to who chose it. */
            feedback: sentence.optional(),
          }),
        )
        .min(2)
        .max(12),
      feedback,
    }),
    z.strictObject({ ...asked, kind: z.literal("truth"), ...others, right: z.boolean() }),
    z.strictObject({ ...asked, kind: z.literal("numeric"), ...others, ...askedBy.numeric }),
    z.strictObject({ ...asked, kind: z.literal("text"), ...others, ...askedBy.text }),
    z.strictObject({ ...asked, kind: z.literal("match"), ...others, ...askedBy.match }).refine(matchFits, {
      path: ["pairs"],
      error: "Each item needs one pair with a target, no text stands twice, and no number in both lists",
    }),
    z
      .strictObject({ ...asked, kind: z.literal("order"), ...others, ...askedBy.order })
      .refine(orderFits, { path: ["steps"], error: "Two steps have the same id or text" }),
    z
      .strictObject({ ...asked, kind: z.literal("hotspot"), ...others, file: filePath, ...askedBy.hotspot })
      .refine(({ regions }) => placesFit(regions), { path: ["regions"], error: "Two regions have the same id" }),
    z
      .strictObject({ ...asked, kind: z.literal("findThreat"), ...others, file: filePath, ...askedBy.findThreat })
      .refine(({ threats }) => placesFit(threats), { path: ["threats"], error: "Two threats have the same id" }),
  ]),
);
export type PackageQuestion = z.infer<typeof packageQuestions>[number];
/** With answers to choose from. */
export type ChoiceQuestion = Extract<PackageQuestion, { answers: unknown }>;

/** What a package would install, and what that changes. */
export interface PackageReport {
  /** Given back to install exactly this file. */
  ticket: string;
  title: string;
  code: string;
  version: string;
  locales: string[];
  bytes: number;
  counts: Record<"units" | "sections" | "pages" | "labs" | "questions" | "objectives" | "terms" | "attachments" | "files", number>;
  /** null where the course has no content yet. */
  change: { added: number; changed: number; removed: number; same: number } | null;
  /** Learners of the caller's domain who have begun and stay where they are. */
  staying: number;
  warnings: PackageFault[];
}

/** GET courses/{id}/contents: the versions of a course, newest first. */
export interface CourseVersion {
  id: number;
  version: string;
  title: string;
  locales: string[];
  installedAt: string;
  installedBy: string | null;
  pages: number;
  current: boolean;
  /** Learners within the caller's scope. */
  begun: number;
  completed: number;
}

export interface VersionLearner {
  courseStatusId: number;
  userId: number;
  name: string;
  company: string;
  progress: number;
  complete: boolean;
  /** In progress in this very course: may be moved to another version of it. */
  movable: boolean;
}

/** What moving to another version does to one learner; nothing was moved yet, or all of it was. */
export interface VersionTransfer {
  courseStatusId: number;
  name: string;
  before: number;
  after: number;
  /** Complete pages that count on; that the version no longer has; that are to be done again, as a lab on them is another one. */
  kept: number;
  gone: number;
  again: number;
}
