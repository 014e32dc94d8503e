import type { Room } from "../room.ts";
import { attentionRoutes } from "./attention/attentionRoutes.ts";
import { reportChartRoutes } from "./charts/reportChartRoutes.ts";
import { dashboardRoutes } from "./dashboards/dashboardRoutes.ts";
import { eventCheckQueue } from "./eventChain/eventCheckQueue.ts";
import { startEventChecks } from "./eventChain/startEventChecks.ts";
import { eventRoutes } from "./eventRoutes.ts";
import { keptReportRoutes } from "./keptReports/keptReportRoutes.ts";
import { reportFileQueue } from "./reportFiles/reportFileQueue.ts";
import { reportFileRoutes } from "./reportFiles/reportFileRoutes.ts";
import { startReportFiles } from "./reportFiles/startReportFiles.ts";
import { forgetReports } from "./reports/forgetReports.ts";
import { reportQueue } from "./reports/reportQueue.ts";
import { reportPeopleRoutes } from "./reports/reportPeopleRoutes.ts";
import { reportRoutes } from "./reports/reportRoutes.ts";
import { startReports } from "./reports/startReports.ts";
import { monthSumsQueue } from "./rollups/monthSumsQueue.ts";
import { startMonthSums } from "./rollups/startMonthSums.ts";
import { startSubscriptions } from "./subscriptions/startSubscriptions.ts";
import { subscriptionQueue } from "./subscriptions/subscriptionQueue.ts";
import { subscriptionRoutes } from "./subscriptions/subscriptionRoutes.ts";
import { exportQueue } from "./tableExports/exportQueue.ts";
import { startExports } from "./tableExports/startExports.ts";
import { tableExportRoutes } from "./tableExports/tableExportRoutes.ts";

/** What happened, counted and told: events, dashboards, reports, exports, subscriptions. */
export const reportingRoom: Room = {
  routes: [
    attentionRoutes,
    dashboardRoutes,
    reportRoutes,
    reportPeopleRoutes,
    reportChartRoutes,
    reportFileRoutes,
    keptReportRoutes,
    eventRoutes,
    subscriptionRoutes,
    tableExportRoutes,
  ],
  jobs: [startReports, startSubscriptions, startEventChecks, startExports, startReportFiles, startMonthSums],
  queues: [reportQueue, subscriptionQueue, eventCheckQueue, exportQueue, reportFileQueue, monthSumsQueue],
  conflicts: {
    table_exports_domain_id_name_key_key: { code: "TableExportConflict", field: "name" },
    kept_reports_name: { code: "KeptReportConflict", field: "name" },
  },
  forget: forgetReports,
};
