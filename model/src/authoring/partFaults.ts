import { z } from "zod";
import { localeCode, packageGlossary, packageQuestions } from "../curriculum/coursePackage.ts";
import { finalExam } from "../training/courseContent.ts";
import { filePath } from "../training/filePath.ts";
import { lab } from "../training/labs/lab.ts";
import { pageBlock } from "../training/pageBlock.ts";
import type { DraftFault } from "./draftFault.ts";
import { kindIn, type DraftPart, type PartKind } from "./draftPart.ts";

const id = z.int().min(0).max(2_147_483_647);
const name = z.string().trim().min(1).max(200);

/** Each kind of part when it is finished. */
export const finishedParts = {
  course: z.strictObject({ title: name, code: z.string().trim().min(1).max(60), locale: localeCode }),
  final: finalExam,
  objective: z.strictObject({ id, text: name }),
  term: packageGlossary.element,
  unit: z.strictObject({
    id,
    type: z.enum(["Content", "Practice", "Review", "Library", "Exam"]),
    name,
    tested: z.boolean().default(false),
    examSize: z.int().min(1).max(200).optional(),
  }),
  section: z.strictObject({ id, name, attachments: z.array(z.strictObject({ file: filePath, name })).default([]) }),
  page: z.strictObject({ id, title: name, objective: id.optional(), skip: z.boolean().optional(), labs: z.array(id).default([]) }),
  lab,
  question: packageQuestions.element,
  block: pageBlock,
} satisfies Record<PartKind, z.ZodType>;

/** What is missing or wrong in one part by itself; what it needs of others is found by the check of the whole draft. */
export function partFaults({ locale, piece, key, block }: Pick<DraftPart, "locale" | "piece" | "key" | "block">): DraftFault[] {
  const kind = kindIn(piece, key);
  if (kind === undefined) return [];
  const parsed = finishedParts[kind].safeParse(block);
  return (parsed.error?.issues ?? []).map((issue) => {
    const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
    const field = path.join(".") || "…";
    return issue.code === "invalid_type" && issue.input === undefined
      ? { locale, piece, key, path, code: "valueMissing", details: { field } }
      : { locale, piece, key, path, code: "valueInvalid", details: { field, reason: issue.message } };
  });
}
