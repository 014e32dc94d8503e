import { examSettingsSchema, type ExamSettings } from "@vigil/model/exam/examSettings";
import { attemptColumns, attemptRows, type AttemptRow, type ColumnNames } from "../attempt/attemptRows.ts";

export type ExamRow = AttemptRow<"examAttempts", ExamSettings>;

export const examColumns: ColumnNames<"examAttempts"> = {
  ...attemptColumns,
  kind: true,
  number: true,
  contentId: true,
  courseId: true,
  missed: true,
  minibook: true,
};

/** Of one learner; one attempt is open at each place. */
export const examRows = attemptRows("examAttempts", {
  settings: examSettingsSchema,
  columns: examColumns,
  place: ["kind", "courseStatusId", "unitId", "quizId"],
});
