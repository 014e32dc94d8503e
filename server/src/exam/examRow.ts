import { examSettingsSchema, type ExamSettings } from "@vigil/model/exam/examSettings";
import { attemptRows, type AttemptRow } from "../attempt/attemptRows.ts";

export type ExamRow = AttemptRow<"examAttempts", ExamSettings>;

/** Of one learner; one attempt is open at each place. */
export const examRows = attemptRows("examAttempts", {
  settings: examSettingsSchema,
  place: ["kind", "courseStatusId", "unitId", "quizId"],
});
