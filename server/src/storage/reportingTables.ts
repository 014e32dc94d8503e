import type { Dimension } from "@vigil/model/measurement/observer/dimensions";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import type { ExportTable } from "@vigil/model/reporting/tableExports/exportFields";
import type { Mapping } from "@vigil/model/reporting/tableExports/exportLine";
import type { TableExportRun } from "@vigil/model/reporting/tableExports/tableExportRun";
import type { subscription } from "@vigil/model/reporting/subscription";
import type { tableExport } from "@vigil/model/reporting/tableExports/tableExport";
import type { KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import type { TimeKind } from "@vigil/model/reporting/measures/timeKind";
import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportFile, ReportFileFormat } from "@vigil/model/reporting/reports/reportFile";
import type { Language } from "@vigil/model/phrases/languages";
import type { ReportCell, ReportRun, ReportState } from "@vigil/model/reporting/reports/reportWire";
import type { DashboardItem } from "@vigil/model/reporting/dashboards/dashboard";
import type { ListViewState } from "@vigil/model/entity/listView";
import type { Generated } from "kysely";
import type { CalendarDate, Common, GeneratedJson, Instant, Json, Tenant } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

/** How far somebody saw when a report was asked for. */
export interface ReportScope {
  /** Of themselves, as learners do. */
  own: boolean;
  /** Where the asker is at home. */
  homeDomainId: number;
  companies: "all" | readonly number[];
  groups: null | readonly number[];
  programs: null | readonly number[];
}

/** What a file of a table export is written by, as it was when it was asked for. */
export interface ExportAsked {
  exportId: number;
  table: ExportTable;
  /** null = all that there are */
  companyIds: readonly number[] | null;
  programIds: readonly number[] | null;
  /** Days of completion, both included; null = open. */
  from: string | null;
  until: string | null;
  header: string;
  contentLine: string;
  mapping: Mapping;
  head: { date: string; domainTitle: string };
}

/** How a file of a report is written. */
export interface ReportFileAsked {
  columns: readonly ReportColumnName[];
  /** As it is written in an address; empty = as the report has it. */
  order: string;
  language: Language;
}

export interface ReportingTables {
  reportRuns: Common &
    Tenant & {
      code: string;
      state: Generated<ReportState>;
      ask: Json<ReportAsk>;
      scope: Json<ReportScope>;
      fromDate: CalendarDate | null;
      untilDate: CalendarDate | null;
      today: CalendarDate;
      wanted: Generated<number>;
      done: Generated<number>;
      lineCount: Generated<number>;
      totals: GeneratedJson<ReportRun["totals"]>;
      error: ReportRun["error"];
      asOf: Instant | null;
    };
  subscriptions: RowOf<typeof subscription> & {
    anchor: CalendarDate;
    coveredUntil: Instant | null;
    ownerDomainId: number | null;
    ownerId: number | null;
  };
  subscriptionRuns: Common &
    Tenant & {
      subscriptionId: number;
      dueAt: Instant;
      manual: Generated<boolean>;
      fromAt: Instant;
      untilAt: Instant;
      state: Generated<"waiting" | "running" | "done" | "failed">;
      error: string | null;
      fileHash: string | null;
      fileName: Generated<string>;
      lineCount: Generated<number>;
      leftAway: Generated<string[]>;
    };
  subscriptionMails: {
    domainId: number;
    runId: number;
    userId: number;
    outcome: "sent" | "nothing" | "noAddress" | "noRight" | "givenUp";
    lineCount: Generated<number>;
  };
  tableExports: RowOf<typeof tableExport, "header">;
  tableExportRuns: Common &
    Tenant & {
      name: string;
      asked: Json<ExportAsked>;
      scope: Json<ReportScope>;
      state: Generated<TableExportRun["state"]>;
      done: Generated<number>;
      wanted: Generated<number>;
      error: TableExportRun["error"];
      fileHash: string | null;
      fileName: Generated<string>;
      asOf: Instant | null;
    };
  reportFiles: Common &
    Tenant & {
      runId: number;
      code: string;
      format: ReportFileFormat;
      asked: Json<ReportFileAsked>;
      scope: Json<ReportScope>;
      state: Generated<ReportState>;
      done: Generated<number>;
      wanted: Generated<number>;
      error: ReportFile["error"];
      fileHash: string | null;
      size: number | null;
    };
  reportLines: { domainId: number; runId: number; position: number; cells: Json<ReportCell[]> };
  dashboards: Common &
    Tenant & {
      homeDomainId: number;
      userId: number;
      title: string;
      favorite: Generated<boolean>;
      items: GeneratedJson<DashboardItem[]>;
    };
  keptReports: Common &
    Tenant & {
      homeDomainId: number;
      userId: number;
      code: string;
      own: Generated<boolean>;
      name: string;
      nameKey: string;
      shared: Generated<boolean>;
      state: Json<KeptReportState>;
    };
  listViews: Common &
    Tenant & {
      homeDomainId: number;
      userId: number;
      list: string;
      name: string;
      nameKey: string;
      shared: Generated<boolean>;
      state: Json<ListViewState>;
    };
  listViewStandards: { domainId: number; homeDomainId: number; userId: number; list: string; listViewId: number };
  /** Threats of a sealed session by category. */
  simulatorCategories: {
    domainId: number;
    sessionId: number;
    category: string;
    imageCategory: string;
    sealedAt: Instant;
    threats: number;
    missed: number;
    halfCredit: Generated<number>;
    fullCredit: Generated<number>;
    timeMs: Generated<number>;
    timed: Generated<number>;
    miscalled: Generated<number>;
  };
  /** Answers of a sealed session by what was shown and how long it took. */
  simulatorMeasures: Detection & { domainId: number; sessionId: number; sealedAt: Instant; dimension: Dimension; value: string };
  /** What seals have counted, by learner and month (`month_slot_of`); course status 0: of no course. */
  learnerMeasures: Detection & {
    domainId: number;
    userId: number;
    dimension: string;
    at: Instant;
    courseStatusId: Generated<number>;
    value: string;
    sessions: Generated<number>;
  };
  /** The different articles among them, as a set of keys (`article_key`), and how many images were decided on. */
  learnerArticles: { domainId: number; userId: number; at: Instant; articles: string; images: Generated<number> };
  /** Months that are over whose sums are kept, by company (0: the domain as a whole), and what was changed in them since; without a month, in all. */
  companyMonths: { domainId: number; companyId: number; month: CalendarDate; summedAt: Generated<Date>; learners: Generated<boolean> };
  changedMonths: { domainId: number; id: Generated<number>; companyId: number; month: CalendarDate | null };
  /** What was counted of those months. */
  monthThreats: {
    domainId: number;
    companyId: number;
    month: CalendarDate;
    active: boolean;
    kind: string;
    watch: boolean;
    category: string;
    imageCategory: string;
    threats: number;
    missed: number;
    halfCredit: number;
    fullCredit: number;
    timeMs: number;
    timed: number;
    miscalled: number;
  };
  monthObjectives: {
    domainId: number;
    companyId: number;
    month: CalendarDate;
    active: boolean;
    courseId: number;
    contentId: number;
    objective: string;
    questions: number;
    correct: number;
  };
  /** Objective -1: all exams. */
  monthMisses: { domainId: number; month: CalendarDate; kind: string; contentId: number; objective: number; exams: number };
  /** Sessions at the X-ray screen in a month that is over, by company (0: the domain as a whole, whose exams stand there as well). */
  monthResults: {
    domainId: number;
    companyId: number;
    month: CalendarDate;
    active: boolean;
    work: "session" | "exam";
    kind: string;
    watch: boolean;
    results: number;
    score: number;
    scored: number;
    seconds: number;
    hits: number;
    misses: number;
    falseAlarms: number;
    correctRejections: number;
    criticalErrors: number;
  };
  /** How many learners had a session in a month that is over, and in which month they had one before it. */
  monthLearners: { domainId: number; companyId: number; month: CalendarDate; before: CalendarDate; active: boolean; learners: number };
  /** What a learner wants to reach at the X-ray screen, in percent. */
  detectionGoals: { domainId: number; userId: number; hitRate: number; falseAlarmRate: number; updatedAt: Generated<Date> };
  /** Questions of a sealed exam of a course by objective. */
  examObjectives: { domainId: number; attemptId: number; objective: string; questions: number; correct: number };
  /** Active seconds by quarters of an hour; course status 0: of no course. */
  timeSpent: { domainId: number; userId: number; at: Date; kind: TimeKind; courseStatusId: Generated<number>; seconds: number };
  /** How each learner stands in each program. */
  learnerPrograms: {
    domainId: number;
    userId: number;
    programId: number;
    companyId: number;
    active: boolean;
    assigned: boolean;
    beginsOn: string | null;
    assignedDue: string | null;
    runOpen: boolean | null;
    status: string | null;
    dueAt: Instant | null;
    validUntil: Instant | null;
    undated: boolean;
  };
}
