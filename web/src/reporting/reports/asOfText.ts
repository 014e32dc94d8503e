import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import i18next from "i18next";
import { formatInstant } from "../../ui/format.ts";
import { isKnownZone } from "../subscriptions/zonedWhen.ts";

/** When a report told this: by the clocks of its domain, as its files say it, with their name. */
export function asOfText({ createdAt, zone }: Pick<ReportRun, "createdAt" | "zone">): string {
  const known = isKnownZone(zone) ? zone : "UTC";
  return i18next.t("reports.asOf", { when: formatInstant(createdAt, i18next.language, known), zone: `\u2068${known}\u2069` });
}
