import { mostWritten, questionModels } from "@vigil/model/curriculum/questionModel";
import { z } from "zod";

const id = z.coerce.number().int().min(1);
const milliseconds = z
  .number()
  .min(0)
  .max(7 * 24 * 3_600_000);
const seconds = z
  .number()
  .min(0)
  .max(7 * 24 * 3_600);
/** Numbers of options, or what was written. */
const value = z.array(z.union([z.int().min(0), z.string().max(mostWritten)])).max(50);

/** −1 is the final. */
export const examParams = z.object({ programId: id, courseId: id, unitId: z.coerce.number().int() });
export const answerParams = z.object({ examId: id, index: z.coerce.number().int().min(0).max(10_000) });
export const contentSessionParams = z.object({ sessionId: id });
export const languageQuery = z.object({ locale: z.string().max(10).optional() });
export const completedExamQuery = languageQuery.extend({ courseId: id, unitId: z.coerce.number().int().min(-1) });

export const answerBody = z.strictObject({
  value,
  revision: z.int().min(1).max(1_000_000),
  elapsedMs: milliseconds,
  shownMs: milliseconds.nullable(),
  durationMs: milliseconds,
  timeout: z.boolean(),
  flagged: z.boolean(),
  locked: z.boolean(),
  journal: z.boolean().optional(),
});

export const submitBody = z.strictObject({
  templateVersion: z.int().min(1),
  answers: z
    .array(
      z.strictObject({
        correct: z.boolean().nullable(),
        duration: seconds,
        id: z.int().min(0),
        model: z.enum(questionModels),
        timeout: z.boolean(),
        value,
        revision: z.int().min(0).optional(),
      }),
    )
    .max(500),
  examId: z.int().min(1),
  time: seconds,
  courseDuration: seconds.optional(),
});
