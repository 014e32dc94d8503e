import { z } from "zod";
import { scanSubject } from "./scanSubject.ts";

const id = z.int().min(0);
const name = z.string().trim().min(1).max(200);

/** Enhancements of the viewer that a page may offer; colour is always there. */
const scanKeys = ["BW", "NEG", "EDGE", "O2", "OS", "MET", "STRIP2", "HIGH", "LOW", "SEN", "PSC"] as const;

/** What stands on a page, in order. Data rather than markup: nothing in it can run. */
export const pageBlock = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("heading"), text: z.string().min(1) }),
  z.strictObject({ kind: z.literal("paragraph"), text: z.string().min(1) }),
  z.strictObject({ kind: z.literal("list"), items: z.array(z.string().min(1)).min(1) }),
  z.strictObject({ kind: z.literal("table"), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  /** Something to remember, set apart from the text. */
  z.strictObject({ kind: z.literal("note"), text: z.string().min(1) }),
  /** A scan made live where it is read, in the real viewer. */
  z.strictObject({
    kind: z.literal("scan"),
    subject: scanSubject,
    /** Enhancements offered beside the coloured image, by the names of the viewer's keys. */
    keys: z.array(z.enum(scanKeys)).max(6).default([]),
    caption: z.string().min(1),
    /** What the picture shows, for whoever cannot see it. */
    description: z.string().min(1),
    /** What to look at, outlined when the learner asks. `of` names an item, or a kind of article in a bag. */
    look: z.array(z.strictObject({ of: z.string().min(1), label: name })).default([]),
  }),
]);

export const page = z.strictObject({
  id,
  type: z.literal("text"),
  title: name,
  blocks: z.array(pageBlock).min(1),
  objective: id.optional(),
  skip: z.boolean().default(false),
  labs: z.array(z.never()).default([]),
});

export const section = z.strictObject({ id, type: z.literal("Content"), name, pages: z.array(page).min(1) });

export const unit = z.strictObject({
  id,
  type: z.enum(["Content", "Practice", "Review", "Library", "Exam"]),
  name,
  /** A Content unit with an exam of its own. */
  tested: z.boolean().default(false),
  sections: z.array(section).default([]),
});

/** What a course consists of; ids inside stay the same across versions of the course. */
export const courseContent = z.strictObject({
  locale: z.string().min(1),
  units: z.array(unit).min(1),
  labs: z.array(z.never()).default([]),
  glossary: z.array(z.strictObject({ term: name, meaning: z.string().min(1) })).default([]),
  objectives: z.array(z.strictObject({ id, text: name })).default([]),
});

export type PageBlock = z.infer<typeof pageBlock>;
export type ScanBlock = Extract<PageBlock, { kind: "scan" }>;
export type Page = z.infer<typeof page>;
export type Section = z.infer<typeof section>;
export type Unit = z.infer<typeof unit>;
export type UnitType = Unit["type"];
export type CourseContent = z.infer<typeof courseContent>;
