import { z } from "zod";
import { pageQuery } from "../http/pageQuery.ts";
import { confidences } from "@vigil/model/simulator/confidence";
import { decisionCodePattern } from "@vigil/model/simulator/decisionCode";
import { decodeTrace, longestTrace } from "@vigil/model/simulator/trace";
import { volumeView } from "@vigil/model/simulator/volumeMarks";

const id = z.coerce.number().int().min(1);
const position = z.coerce.number().int().min(0).max(2_147_483_647);
const coordinate = z.number().min(-100).max(100_000);
const milliseconds = z
  .number()
  .min(0)
  .max(7 * 24 * 3_600_000);
const category = z.string().max(60).nullable();
const side = z.number().positive().max(100_000);
const mark = z
  .strictObject({
    x: coordinate,
    y: coordinate,
    z: coordinate.optional(),
    view: z.int().min(0).max(volumeView).optional(),
    width: side.optional(),
    height: side.optional(),
    depth: side.optional(),
  })
  .refine(({ width, height }) => (width === undefined) === (height === undefined))
  .refine((given) => (given.view === volumeView) === (given.z !== undefined))
  .refine(({ z: up, width, depth }) => (depth !== undefined) === (up !== undefined && width !== undefined));
const markedLocations = z.array(mark).max(50);
const trace = z
  .string()
  .max(longestTrace)
  .refine((text) => decodeTrace(text) !== null);
const confidence = z.literal(confidences);
const decision = z.string().regex(decisionCodePattern);

export const unitParams = z.object({ programId: id, courseId: id, unitId: z.coerce.number().int(), type: z.string().max(40) });
export const sessionParams = z.object({ sessionId: id });
export const imageParams = z.object({ sessionId: id, index: position });
export const viewParams = imageParams.extend({ view: position });
export const courseParams = z.object({ courseId: id });
export const userParams = z.object({ userId: id });
export const auditParams = z.object({ userId: id, courseId: id });
export const auditQuizParams = z.object({ userId: id, quizId: id });
export const libraryParams = z.object({ programId: id, courseId: id });
export const learnerQuery = pageQuery.extend({ search: z.string().trim().max(200).default("") });
export const completedQuery = z.object({ courseId: id, sessionType: z.literal("Exam") });

export const decisionBody = z.strictObject({
  decision,
  category,
  markedLocations,
  opened: z.boolean(),
  shownMs: milliseconds,
  elapsedMs: milliseconds,
  confidence: confidence.optional(),
  journal: z.boolean().optional(),
  trace: trace.optional(),
});

export const sealBody = z.strictObject({
  duration: z.number().min(0),
  activity: z.strictObject({ sinceMs: milliseconds, activeMs: milliseconds }).optional(),
  sessionId: z.int().min(1),
  state: z
    .array(
      z.strictObject({
        imageId: z.int().min(1),
        decision,
        category,
        markedLocations,
        opened: z.boolean().optional(),
        shownMs: milliseconds.optional(),
        elapsedMs: milliseconds.optional(),
        confidence: confidence.optional(),
      }),
    )
    .max(500),
  courseDuration: z.number().min(0).optional(),
});
