import { learner, scope } from "./reportParts.ts";
import type { ReportShape } from "./reportShape.ts";

const atWork = ["detectionRate", "detectionLow", "detectionHigh", "trainedRate", "trainedLow", "trainedHigh"] as const;

/** Results of real machines beside training. */
export const workReports = {
  S50: {
    category: "simulator",
    parameters: [...scope, "period"],
    columns: [...learner, "threats", "hits", "misses", "falseAlarms", "aborted", ...atWork],
    hidden: ["pin", "hits"],
    learner: false,
  },
  S60: {
    category: "simulator",
    parameters: [...scope, "period"],
    columns: ["category", "threats", "hits", "misses", ...atWork],
    hidden: ["hits"],
    learner: true,
    chart: "detectionRate",
  },
  S70: {
    category: "simulator",
    parameters: [...scope, "period"],
    columns: ["company", "learners", "threats", "hits", "misses", "falseAlarms", "aborted", ...atWork],
    hidden: ["hits"],
    learner: false,
    chart: "detectionRate",
  },
} as const satisfies Record<string, Omit<ReportShape, "code">>;
