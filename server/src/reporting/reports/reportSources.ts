import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { authoritySources } from "./authoritySources.ts";
import { dutySources } from "./dutySources.ts";
import { examSources } from "./examSources.ts";
import { integritySources } from "./integritySources.ts";
import { recordSources } from "./recordSources.ts";
import type { ReportSource } from "./reportSource.ts";
import { simulatorSources } from "./simulatorSources.ts";
import { trainingSources } from "./trainingSources.ts";
import { workSources } from "./workSources.ts";

/** The query of every report. */
export const reportSources: Readonly<Record<ReportCode, ReportSource>> = {
  ...trainingSources,
  ...dutySources,
  ...authoritySources,
  ...examSources,
  ...simulatorSources,
  ...recordSources,
  ...integritySources,
  ...workSources,
};
