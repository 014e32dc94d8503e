import type { Language } from "@vigil/model/phrases/languages";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { reportDay, reportFileName } from "@vigil/model/reporting/reports/reportFileName";
import type { Tx } from "../../storage/asDomain.ts";
import type { ZonedRun } from "./askReport.ts";
import { reportWords } from "./reportCells.ts";
import { namesBy } from "./reportNames.ts";

/** What the file of a run is called in its reader's language: of the companies it was narrowed to the first is named and the others are counted. */
export async function fileNameOfRun(tx: Tx, run: ZonedRun & { code: ReportCode }, language: Language): Promise<string> {
  const { companyIds } = reportAsk.parse(run.ask);
  const [first] = companyIds;
  const names = await namesBy(tx, run.domainId, "company", companyIds.slice(0, 1));
  const domain = await tx.selectFrom("domains").select("title").where("id", "=", run.domainId).executeTakeFirstOrThrow();
  const company = first === undefined ? domain.title : (names.get(first)?.["name"] ?? `#${first}`);
  return reportFileName({
    ...run,
    name: reportWords(language).list[run.code].name,
    of: companyIds.length > 1 ? `${company} +${companyIds.length - 1}` : company,
    day: reportDay(run.asOf ?? run.createdAt, run.zone),
  });
}
