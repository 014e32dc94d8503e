import { z } from "zod";
import { allowedSeconds, usualTime } from "../attempt/extraTime.ts";
import type { TrainingConfiguration } from "../training/settings.ts";
import type { ExamType } from "./examType.ts";

export const examFeedbacks = ["none", "question", "end"] as const;
export const examResultKinds = ["none", "score", "review"] as const;

/** So many questions of an objective at least. */
export const mandatoryObjective = z.strictObject({ objective: z.int().min(0), count: z.int().min(1).max(200) });
export type MandatoryObjective = z.infer<typeof mandatoryObjective>;

/** The rules of one attempt, copied into it when it begins. Times in milliseconds, 0 = none. */
export const examSettingsSchema = z.object({
  passingScore: z.number().min(0).max(100),
  questionTimerMs: z.int().min(0),
  examTimerMs: z.int().min(0),
  /** Percent of the time others have; it is in both timers. */
  extraTime: z.int().default(usualTime),
  feedback: z.enum(examFeedbacks),
  results: z.enum(examResultKinds),
  minibook: z.boolean(),
  /** Of several answers a part may be right; else all or nothing. */
  partialCredit: z.boolean().default(false),
  /** Failed attempts until the exam locks; 0 = never. */
  maxFailedAttempts: z.int().min(0),
  /** Longest silence that an answer kept in the browser may explain; 0 = none asked for. */
  maxDisconnectMs: z.int().min(0),
});
export type ExamSettings = z.infer<typeof examSettingsSchema>;

/** One question after the other, each closed when it is left; else all of them stay open until the exam is handed in. */
export const isStrict = ({ questionTimerMs, feedback }: Pick<ExamSettings, "questionTimerMs" | "feedback">): boolean =>
  questionTimerMs > 0 || feedback === "question";

/** Whether its learner sees the questions once more when the exam is handed in: all of them with what is right, or those words alone that are said at its end. */
export const isReviewed = ({ results, feedback }: Pick<ExamSettings, "results" | "feedback">): boolean =>
  results === "review" || feedback === "end";

/** What a course's configuration makes of its unit exams and its final. */
export function examSettingsOf(
  type: Exclude<ExamType, "quiz">,
  configuration: TrainingConfiguration,
  extraTime: number = usualTime,
): ExamSettings {
  const final = type === "final";
  const allowedMs = (seconds: number) => 1000 * allowedSeconds(seconds, extraTime);
  return {
    passingScore: final ? configuration.finalPassingScore : configuration.unitPassingScore,
    questionTimerMs: allowedMs(final ? configuration.questionTimerFinal : configuration.questionTimerUnit),
    examTimerMs: allowedMs(final ? configuration.examTimerFinal : configuration.examTimerUnit),
    extraTime,
    feedback: configuration.examFeedback,
    results: configuration.examResults,
    partialCredit: configuration.examPartialCredit,
    minibook: final ? configuration.minibookFinal : configuration.minibookUnit,
    maxFailedAttempts: final ? configuration.maxFailedAttempts : 0,
    maxDisconnectMs: Math.round(configuration.maxDisconnectTime * 1000),
  };
}
