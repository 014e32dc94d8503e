import type { ReportAsk } from "./reportAsk.ts";
import type { ReportCode } from "./report.ts";
import type { ReportShape } from "./reportShape.ts";
import type { ReportColumnName } from "./reportColumn.ts";

/** One of the list of reports. */
export type ReportRecord = ReportShape & { name: string; description: string };

export type ReportState = "waiting" | "running" | "done" | "failed" | "cancelled";
export type ReportCell = string | number | boolean | null;

/** A report that was asked for: how far it is, and when it is done what it says. */
export interface ReportRun {
  id: number;
  code: ReportCode;
  state: ReportState;
  /** Learners that are done, of all. */
  done: number;
  wanted: number;
  ask: ReportAsk;
  /** The days the period meant. */
  from: string | null;
  until: string | null;
  createdAt: string;
  /** Of the domain: by its clocks it is told when the report ran. */
  zone: string;
  /** Lines. */
  count: number;
  totals: Partial<Record<ReportColumnName, number | null>>;
  error: "ReportTooLarge" | "ReportFailed" | "Unknown" | null;
}

/** Lines in the order of the report's columns; what names a record carries its name. */
export interface ReportLines {
  rows: ReportCell[][];
  about: ReportAbout[];
  count: number;
}

/** Whom the lines name, as far as the reader may do something with them; of too many the first. */
export interface ReportPeople {
  ids: number[];
  count: number;
}

/** What a line leads to, by number; null where it is about none, or about many. */
export interface ReportAbout {
  user: number | null;
  company: number | null;
  program: number | null;
  course: number | null;
  quiz: number | null;
  /** The session at the X-ray screen, or the attempt of questions (`ReportShape.record`). */
  record: number | null;
}

/** The groups of a report as they are drawn, each with the number of trials its share rests on, of all its lines: the first one by one, all further ones together. */
export interface ReportChart {
  rows: { label: ReportCell; value: number | null; count: number; about: ReportAbout }[];
  others: { groups: number; value: number | null; count: number } | null;
}
