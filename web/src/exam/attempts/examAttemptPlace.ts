import type { examAttempt } from "@vigil/model/exam/examAttempt";
import type { Place } from "../../entity/place.ts";

export const examAttemptPlace: Place<typeof examAttempt> = {
  cells: async () => (await import("./examAttemptCells.tsx")).examAttemptCells,
};
