import type { Language } from "@vigil/model/phrases/languages";
import { fewTrials, isFew } from "@vigil/model/reporting/measures/few";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { PdfChart } from "../../http/pdf/pdfChart.ts";
import { fill } from "../../mail/composeMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { reportWords } from "../reports/reportCells.ts";
import { pdfCell } from "../reports/pdfCell.ts";
import { chartOf } from "./reportChart.ts";

/** The bars that the screen draws of a report, in words; nothing of a report that draws none. */
export async function chartForPdf(
  tx: Tx,
  run: Parameters<typeof chartOf>[1],
  places: readonly number[],
  language: Language,
): Promise<PdfChart | null> {
  const { chart, columns } = reportOf(run.code);
  const [first] = columns;
  if (chart === undefined || first === undefined) return null;
  const { rows, others } = await chartOf(tx, run, places);
  if (rows.length < 2) return null;
  const { charts } = phrasesIn(language);
  const bar = (name: string, { value, count }: { value: number | null; count: number }) => {
    const rate = pdfCell(language, chart, value);
    const trials = pdfCell(language, "trainings", count);
    return {
      name,
      value,
      few: isFew(count),
      figure: value === null ? rate : fill(isFew(count) ? charts.ofFew : charts.ofCount, { rate, trials }),
    };
  };
  const named = (label: ReportCell): string => pdfCell(language, first, label);
  const words = reportWords(language);
  return {
    title: fill(words.chart, { column: words.columns[chart], group: words.columns[first] }),
    rows: [
      ...rows.map((row) => bar(named(row.label), row)),
      ...(others
        ? [bar(fill(others.groups === 1 ? charts.others_one : charts.others_other, { formatted: String(others.groups) }), others)]
        : []),
    ],
    legend: [...rows, ...(others ? [others] : [])].some(({ count }) => isFew(count))
      ? fill(charts.fewLegend, { fewer: String(fewTrials) })
      : "",
    ticks: [0, 25, 50, 75, 100].map((value) => ({ value, text: pdfCell(language, chart, value) })),
  };
}
