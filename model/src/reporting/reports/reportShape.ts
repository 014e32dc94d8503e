import type { ReportColumnName } from "./reportColumn.ts";

export const reportCategories = ["certificates", "duty", "exams", "integrity", "simulator", "training", "users"] as const;
export type ReportCategory = (typeof reportCategories)[number];

export const reportParameters = [
  "companyIds",
  "groupIds",
  "programIds",
  "courseIds",
  "ruleIds",
  "status",
  "sessionKinds",
  "period",
  "asOf",
  "standings",
  "workStandings",
  "overdue",
  "revoked",
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
  /** A column that is told from details of sessions: of whom some were taken away after their time it is not known, and neither is its total. */
  readonly details?: ReportColumnName;
  /** Figures that are drawn: the column, over the first column. */
  readonly chart?: ReportColumnName;
}

/** More lines than anybody turns the pages of; the workbook has all of them. */
export const mostPdfLines = 10_000;
