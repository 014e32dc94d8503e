import type { RuleStanding } from "../measures/workStanding.ts";
export interface FigureRow {
  /** YYYY-MM, a category, or a name; empty where there is none. */
  label: string;
  /** In the order of the widget's series; null where nothing was counted. */
  values: (number | null)[];
  /** What the values rest on: so many exams, sessions, threats or trainings. */
  count: number;
  /** Of what a row is: its program, company, companies or course, by number. */
  about?: number[];
}

export interface Figures {
  rows: FigureRow[];
  /** All further rows together, and how many they are. */
  others: (Omit<FigureRow, "label" | "about"> & { groups: number }) | null;
}

export interface ToldFigures extends Figures {
  /** Where they are not of now: the moment they are of. */
  asOf: string | null;
}

export interface DashboardChoice {
  id: number;
  name: string;
}

/** What a learner sees of themselves. */
export interface LearnerDashboard {
  xrayTime: XrayTime[];
  completions: Completion[];
  performance: Performance | null;
}

export interface XrayTime {
  /** Of what a rule of an authority asks for: none. */
  programId: number | null;
  title: string;
  /** The window that runs now; both days belong to it. */
  from: string;
  until: string;
  daysLeft: number;
  seconds: number;
  neededSeconds: number;
  /** How somebody stands to a rule of an authority. */
  rule: RuleStanding | null;
}

export interface Completion {
  kind: "program" | "course";
  /** Of the run of the program or of its course. */
  id: number;
  title: string;
  completedOn: string;
  /** Percent; null where no exam was taken. */
  score: number | null;
  seconds: number;
  /** By which the certificate is found; null where there is none. */
  certificateId: number | null;
}

export interface Performance {
  sessions: number;
  categories: { category: string; threats: number; missed: number }[];
  hits: number;
  misses: number;
  falseAlarms: number;
  correctRejections: number;
  seconds: number;
}
