import { learner, scope } from "./reportParts.ts";
import type { ReportShape } from "./reportShape.ts";

const ofPeriod = ["periodFrom", "periodUntil", "neededTime", "time", "owedTime"] as const;
const counted = ["neededImages", "images", "neededArticles", "articles", "neededDrills", "drills", "drillBy"] as const;

/** What the law or a program asks of people: hours, images, articles and checks with the test piece, who may not work, what falls due. */
export const dutyReports = {
  D10: {
    category: "duty",
    parameters: [...scope, "programIds", "asOf", "standings"],
    columns: [
      ...learner,
      "program",
      "periodFrom",
      "periodUntil",
      "standing",
      "neededTime",
      "time",
      "owedTime",
      "dutyRate",
      "sessions",
      "images",
      "articles",
    ],
    hidden: ["pin", "periodFrom", "dutyRate", "sessions"],
    details: "images",
    learner: true,
  },
  D20: {
    category: "duty",
    parameters: [...scope, "programIds", "asOf", "standings"],
    columns: ["company", "program", "learners", "reached", "short", "nothing", "reachedRate", "time", "owedTime"],
    hidden: [],
    learner: false,
    chart: "reachedRate",
  },
  D30: {
    category: "duty",
    parameters: [...scope, "ruleIds", "asOf", "workStandings"],
    columns: [
      ...learner,
      "rule",
      "workStanding",
      "isShort",
      "barReason",
      "barredSince",
      "barredFrom",
      ...ofPeriod,
      ...counted,
      "path",
      "opensOn",
      "expiryDate",
    ],
    hidden: ["pin", "periodFrom", ...counted, "path", "opensOn"],
    learner: true,
  },
  D40: {
    category: "duty",
    parameters: [...scope, "ruleIds", "period"],
    columns: [...learner, "rule", "kind", "dueDate", "owedTime", "owedImages", "owedArticles", "owedDrills", "barredFrom", "path"],
    hidden: ["pin"],
    learner: true,
    ahead: "next",
  },
  D50: {
    category: "duty",
    parameters: [...scope, "period"],
    columns: [...learner, "rule", "category", "misses", "program", "startDate", "dueDate", "endDate", "isOverdue"],
    hidden: ["pin"],
    learner: false,
  },
} as const satisfies Record<string, Omit<ReportShape, "code">>;
