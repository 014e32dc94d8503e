import { sessionSettingsSchema, type SessionSettings } from "@vigil/model/simulator/settings";
import { attemptColumns, attemptRows, type AttemptRow, type ColumnNames } from "../attempt/attemptRows.ts";

export type SessionRow = AttemptRow<"simulatorSessions", SessionSettings>;

const columns: ColumnNames<"simulatorSessions"> = {
  ...attemptColumns,
  type: true,
  courseId: true,
  programId: true,
  imageLibraryId: true,
  hits: true,
  misses: true,
  falseAlarms: true,
  correctRejections: true,
  criticalErrors: true,
  watch: true,
  unmet: true,
  regradedAt: true,
};

/** Of one learner; one session is open at each place. */
export const sessionRows = attemptRows("simulatorSessions", {
  settings: sessionSettingsSchema,
  columns,
  place: ["type", "courseStatusId", "unitId", "quizId"],
});
