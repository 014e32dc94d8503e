import type { Language } from "@vigil/model/phrases/languages";
import { lacksDetails } from "@vigil/model/reporting/reports/lacksDetails";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { fill } from "../../mail/composeMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { asOfText } from "./asOfText.ts";
import type { ZonedRun } from "./askReport.ts";
import { dayText } from "./pdfCell.ts";
import { reportWords } from "./reportCells.ts";
import { reportFilters } from "./reportFilters.ts";

type Run = ZonedRun & { code: ReportCode };

/** What stands above the lines of a report, on pages as in a workbook: what it is, of whom and of which days, when it was told, what it was narrowed to. */
export async function reportHead(tx: Tx, run: Run, language: Language, name?: string): Promise<{ title: string; leads: string[] }> {
  const report = `${reportWords(language).list[run.code].name} (${run.code})`;
  const domain = await tx.selectFrom("domains").select("title").where("id", "=", run.domainId).executeTakeFirstOrThrow();
  const filters = await reportFilters(tx, run.domainId, reportAsk.parse(run.ask), language);
  return {
    title: name === undefined ? report : `${name} – ${report}`,
    leads: [
      [domain.title, daysText(language, run), asOfText(language, run)].filter(Boolean).join(" · "),
      ...filters,
      ...(lacksDetails({ ...run, count: run.lineCount }) ? [phrasesIn(language).keeping.lacking] : []),
    ],
  };
}

function daysText(language: Language, { fromDate, untilDate }: Run): string {
  const { between, since, upTo } = reportWords(language).period;
  const [from, until] = [fromDate, untilDate].map((day) => (day === null ? "" : dayText(language, day))) as [string, string];
  if (fromDate !== null) return fill(untilDate === null ? since : between, { from, until });
  return untilDate === null ? "" : fill(upTo, { until });
}
