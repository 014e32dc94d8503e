import { stoppedRate, type ImageStatisticsPage } from "@vigil/model/measurement/images/imageStatistics";
import type { Language } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { Sheet, SheetFormat, SheetValue } from "../../http/sendSheet.ts";

const rounded = (value: number | null | undefined, by = 1): SheetValue =>
  value === null || value === undefined ? null : Math.round(value * by * 100) / 100;

/** Images of a library as the screen has them, with the ends of each interval in columns of their own. */
export function imageSheet(
  { rows, lacking }: Pick<ImageStatisticsPage, "rows" | "lacking">,
  { language, format }: { language: Language; format: SheetFormat },
): Sheet {
  const { keeping, measures, simulator } = phrasesIn(language);
  const categories: Readonly<Record<string, string>> = simulator.categoryNames;
  const { ofImages } = measures;
  const ends = (name: string) => [name, `${name} · ${measures.low}`, `${name} · ${measures.high}`];
  return {
    format,
    language,
    name: "images",
    leads: lacking && format !== "csv" ? [keeping.lacking] : [],
    heads: [
      ofImages.image,
      ofImages.remark,
      measures.category,
      measures.by.level,
      ofImages.shown,
      ...ends(measures.hitRate),
      ...ends(measures.falseAlarmRate),
      ofImages.pointBiserial,
      ofImages.disagree,
      ofImages.good,
      measures.medianTime,
      ofImages.answers,
      ...ends(ofImages.difficulty),
    ],
    rows: rows.map((row) => {
      const rate = [stoppedRate(row)].flatMap((one) => [one?.value, one?.low, one?.high]).map((value) => rounded(value, 100));
      const nothing: SheetValue[] = [null, null, null];
      const { measured } = row;
      return [
        row.imageId,
        row.remark === null ? "" : ofImages.remarks[row.remark],
        row.category === null ? "" : (categories[row.category] ?? row.category),
        row.level,
        row.shown,
        ...(row.kind === "threat" ? [...rate, ...nothing] : [...nothing, ...rate]),
        rounded(row.pointBiserial),
        row.goodWrong,
        row.good,
        rounded(row.median),
        measured?.answers ?? 0,
        ...[measured?.value, measured?.low, measured?.high].map((value) => rounded(value)),
      ];
    }),
  };
}
