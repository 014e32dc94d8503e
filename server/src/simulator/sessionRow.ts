import { sessionSettingsSchema, type SessionSettings } from "@vigil/model/simulator/settings";
import { attemptRows, type AttemptRow } from "../attempt/attemptRows.ts";

export type SessionRow = AttemptRow<"simulatorSessions", SessionSettings>;

/** Of one learner; one session is open at each place. */
export const sessionRows = attemptRows("simulatorSessions", {
  settings: sessionSettingsSchema,
  place: ["type", "courseStatusId", "unitId", "quizId"],
});
