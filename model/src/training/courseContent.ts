import { z } from "zod";
import { mandatoryObjective } from "../exam/examSettings.ts";
import { filePath } from "./filePath.ts";
import { lab, labReference } from "./labs/lab.ts";
import { pageBlock } from "./pageBlock.ts";

const id = z.int().min(0);
const name = z.string().trim().min(1).max(200);

export const page = z
  .strictObject({
    id,
    type: z.literal("text"),
    title: name,
    blocks: z.array(pageBlock),
    objective: id.optional(),
    skip: z.boolean().default(false),
    /** In the order in which they stand below the text. */
    labs: z.array(labReference).default([]),
  })
  .refine(({ blocks, labs }) => blocks.length + labs.length > 0, "A page needs something on it");

/** A file to take along. */
const attachment = z.strictObject({ file: filePath, name, bytes: z.int().min(0) });

export const section = z.strictObject({
  id,
  type: z.literal("Content"),
  name,
  pages: z.array(page).min(1),
  /** Pictures, videos and whatever else its pages show, by their paths. */
  files: z.array(filePath).default([]),
  attachments: z.array(attachment).default([]),
});

export const unit = z.strictObject({
  id,
  type: z.enum(["Content", "Practice", "Review", "Library", "Exam"]),
  name,
  /** A Content unit with an exam of its own. */
  tested: z.boolean().default(false),
  /** Questions of that exam; where it is missing all there are for what the unit teaches. */
  examSize: z.int().min(1).max(200).optional(),
  sections: z.array(section).default([]),
});

/** The exam at the end of a course, and how many questions it asks of some objectives at least. */
export const finalExam = z.strictObject({ size: z.int().min(1).max(200), mandatory: z.array(mandatoryObjective).default([]) });

/** What a course consists of; ids inside stay the same across versions of the course. */
export const courseContent = z.strictObject({
  locale: z.string().min(1),
  units: z.array(unit).min(1),
  labs: z.array(lab).default([]),
  glossary: z.array(z.strictObject({ term: name, meaning: z.string().min(1) })).default([]),
  objectives: z.array(z.strictObject({ id, text: name })).default([]),
  finalExam: finalExam.optional(),
});

export type Page = z.infer<typeof page>;
export type Section = z.infer<typeof section>;
export type Unit = z.infer<typeof unit>;
export type UnitType = Unit["type"];
export type CourseContent = z.infer<typeof courseContent>;
export type Attachment = z.infer<typeof attachment>;
/** As an author writes it: what has a default may be missing. */
export type CourseSource = z.input<typeof courseContent>;
export type UnitSource = z.input<typeof unit>;
export type PageSource = z.input<typeof page>;
