import type { ReportColumnName } from "./reportColumn.ts";

export const reportCategories = ["certificates", "duty", "exams", "integrity", "simulator", "training", "users"] as const;
export type ReportCategory = (typeof reportCategories)[number];

export const reportParameters = [
  "companyIds",
  "groupIds",
  "programIds",
  "courseIds",
  "status",
  "sessionKinds",
  "period",
  "asOf",
  "standings",
  "inactive",
] as const;
export type ReportParameter = (typeof reportParameters)[number];

/** A report as data: what it asks, what it shows. Its name and description are phrases, its query is the server's. */
export interface ReportShape {
  readonly code: string;
  readonly category: ReportCategory;
  readonly parameters: readonly ReportParameter[];
  readonly columns: readonly ReportColumnName[];
  /** Columns that are offered, but not shown at first. */
  readonly hidden: readonly ReportColumnName[];
  /** Learners have it of themselves. */
  readonly learner: boolean;
  /** What a relative period means: the months behind us, those ahead, or those ahead with all that is overdue. */
  readonly ahead?: "next" | "due";
  /** What a line is about: a session at the X-ray screen, or an attempt of questions. Of quizzes each line's kind says which. */
  readonly record?: "session" | "attempt" | "quiz";
  /** Figures that are drawn: the column, over the first column. */
  readonly chart?: ReportColumnName;
}

const learner = ["username", "lastName", "firstName", "pin", "company"] as const;
const scope = ["companyIds", "groupIds", "inactive"] as const;

/** Every report, by its code. */
export const reports = {
  C10: {
    category: "certificates",
    parameters: [...scope, "programIds", "period"],
    columns: [...learner, "program", "recurrency", "certificate", "endDate", "expiryDate"],
    hidden: ["pin", "recurrency"],
    learner: true,
  },
  C20: {
    category: "certificates",
    parameters: [...scope, "programIds", "period"],
    columns: [...learner, "program", "certificate", "endDate", "expiryDate", "isOverdue"],
    hidden: ["pin"],
    learner: true,
    ahead: "next",
  },
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
  E10: {
    category: "exams",
    parameters: [...scope, "programIds", "courseIds", "period"],
    columns: [...learner, "course", "kind", "number", "date", "score", "passed", "time"],
    hidden: ["pin"],
    learner: true,
    record: "attempt",
  },
  E20: {
    category: "exams",
    parameters: [...scope, "programIds", "courseIds", "period"],
    columns: ["course", "kind", "learners", "attempts", "passes", "passRate", "averageScore", "averageTime"],
    hidden: [],
    learner: false,
    chart: "passRate",
  },
  E30: {
    category: "exams",
    parameters: [...scope, "programIds", "courseIds", "period"],
    columns: ["objective", "course", "questions", "correct", "correctRate"],
    hidden: [],
    learner: true,
    chart: "correctRate",
  },
  E40: {
    category: "exams",
    parameters: [...scope, "period"],
    columns: [...learner, "quiz", "kind", "date", "score", "passed", "time"],
    hidden: ["pin"],
    learner: true,
    record: "quiz",
  },
  I10: {
    category: "integrity",
    parameters: [...scope, "period"],
    columns: [...learner, "flagKind", "flags", "openFlags", "harmlessFlags", "confirmedFlags"],
    hidden: ["pin"],
    learner: false,
  },
  I20: {
    category: "integrity",
    parameters: [...scope, "period"],
    columns: ["company", "flagKind", "learners", "flags", "openFlags", "harmlessFlags", "confirmedFlags"],
    hidden: [],
    learner: false,
  },
  S10: {
    category: "simulator",
    parameters: [...scope, "programIds", "courseIds", "sessionKinds", "period"],
    columns: [
      ...learner,
      "course",
      "library",
      "kind",
      "date",
      "score",
      "passed",
      "hits",
      "misses",
      "falseAlarms",
      "correctRejections",
      "criticalErrors",
      "time",
    ],
    hidden: ["pin", "library"],
    learner: true,
    record: "session",
  },
  S20: {
    category: "simulator",
    parameters: [...scope, "programIds", "courseIds", "sessionKinds", "period"],
    columns: [
      ...learner,
      "sessions",
      "hits",
      "misses",
      "falseAlarms",
      "correctRejections",
      "criticalErrors",
      "detectionRate",
      "falseAlarmRate",
      "averageScore",
      "time",
    ],
    hidden: ["pin", "hits", "correctRejections"],
    learner: false,
  },
  S30: {
    category: "simulator",
    parameters: [...scope, "programIds", "courseIds", "sessionKinds", "period"],
    columns: ["category", "threats", "hits", "misses", "halfCredit", "fullCredit", "detectionRate", "averageTime"],
    hidden: [],
    learner: true,
    chart: "detectionRate",
  },
  S40: {
    category: "simulator",
    parameters: [...scope, "programIds", "courseIds", "sessionKinds", "period"],
    columns: [
      "company",
      "learners",
      "sessions",
      "hits",
      "misses",
      "falseAlarms",
      "correctRejections",
      "criticalErrors",
      "detectionRate",
      "falseAlarmRate",
      "averageScore",
      "time",
    ],
    hidden: ["hits", "correctRejections"],
    learner: false,
    chart: "detectionRate",
  },
  T10: {
    category: "training",
    parameters: [...scope, "programIds", "status"],
    columns: [
      ...learner,
      "program",
      "sequence",
      "status",
      "startDate",
      "dueDate",
      "isOverdue",
      "endDate",
      "expiryDate",
      "lastAccess",
      "time",
    ],
    hidden: ["pin", "sequence", "lastAccess"],
    learner: true,
  },
  T20: {
    category: "training",
    parameters: [...scope, "programIds", "courseIds", "status"],
    columns: [
      ...learner,
      "program",
      "course",
      "status",
      "progress",
      "attempts",
      "failedAttempts",
      "locked",
      "score",
      "startDate",
      "endDate",
      "lastAccess",
      "time",
    ],
    hidden: ["pin", "attempts", "failedAttempts", "startDate", "lastAccess"],
    learner: true,
  },
  T30: {
    category: "training",
    parameters: [...scope, "programIds"],
    columns: ["program", "learners", "notAttempted", "attempted", "complete", "overdue", "completionRate"],
    hidden: [],
    learner: false,
    chart: "completionRate",
  },
  T40: {
    category: "training",
    parameters: [...scope, "programIds", "courseIds"],
    columns: ["course", "learners", "notAttempted", "attempted", "complete", "completionRate", "time"],
    hidden: [],
    learner: false,
    chart: "completionRate",
  },
  T50: {
    category: "training",
    parameters: [...scope, "programIds"],
    columns: ["company", "learners", "notAttempted", "attempted", "complete", "overdue", "completionRate"],
    hidden: [],
    learner: false,
    chart: "completionRate",
  },
  T60: {
    category: "training",
    parameters: [...scope, "programIds", "period"],
    columns: [...learner, "program", "sequence", "startDate", "endDate", "expiryDate", "time"],
    hidden: ["pin", "sequence"],
    learner: true,
  },
  T70: {
    category: "training",
    parameters: [...scope, "programIds", "period"],
    columns: [...learner, "program", "kind", "status", "dueDate", "isOverdue", "lastAccess"],
    hidden: ["pin", "lastAccess"],
    learner: true,
    ahead: "due",
  },
  T80: {
    category: "training",
    parameters: [...scope, "programIds", "period"],
    columns: [...learner, "program", "sessions", "trackedTime", "examTime", "simulatorTime"],
    hidden: ["pin"],
    learner: true,
  },
  U10: {
    category: "users",
    parameters: [...scope, "period"],
    columns: [...learner, "active", "lastSignIn", "signIns", "completions", "trackedTime"],
    hidden: ["pin", "active"],
    learner: false,
  },
} as const satisfies Record<string, Omit<ReportShape, "code">>;

export type ReportCode = keyof typeof reports;
export const reportCodes = (Object.keys(reports) as ReportCode[]).toSorted();
export const isReportCode = (code: string): code is ReportCode => code in reports;
export const reportOf = (code: ReportCode): ReportShape => ({ code, ...reports[code] });
export const asksFor = (code: ReportCode, parameter: ReportParameter): boolean => reportOf(code).parameters.includes(parameter);
