import type { CompanyMeasures } from "@vigil/model/measurement/group/companyWire";
import type { Language } from "@vigil/model/phrases/languages";
import { falseAlarmRate, hitRate, type Detection } from "@vigil/model/reporting/measures/detection";
import { intervalOf } from "@vigil/model/reporting/measures/interval";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { Sheet, SheetFormat, SheetValue } from "../../http/sendSheet.ts";

const percent = (share: number | undefined): SheetValue => (share === undefined ? null : Math.round(share * 10_000) / 100);

/** A line for each company and value, and one for each company as a whole: rates in percent with the ends of their intervals. */
export function companySheet(
  { rows, grouping }: CompanyMeasures,
  { language, format }: { language: Language; format: SheetFormat },
): Sheet {
  const { measures, simulator } = phrasesIn(language);
  const names: Readonly<Record<string, string>> = grouping === "view" ? measures.views : simulator.categoryNames;
  const cells = (counts: Detection): SheetValue[] => {
    const [found, alarms] = [intervalOf(hitRate(counts)), intervalOf(falseAlarmRate(counts))];
    return [counts.hits, counts.misses, ...[found?.value, found?.low, found?.high, alarms?.value, alarms?.low, alarms?.high].map(percent)];
  };
  const ends = (name: string) => [name, `${name} · ${measures.low}`, `${name} · ${measures.high}`];
  return {
    format,
    language,
    name: "companies",
    heads: [
      measures.company,
      measures.by[grouping],
      measures.companies.people,
      measures.sessions,
      measures.outcomes.hits,
      measures.outcomes.misses,
      ...ends(measures.hitRate),
      ...ends(measures.falseAlarmRate),
    ],
    rows: rows.flatMap(({ name, people, sessions, total, by }) => [
      [name, measures.companies.all, people, sessions, ...cells(total)],
      ...by.map(({ value, ...counts }): SheetValue[] => [name, names[value] ?? value, null, null, ...cells(counts)]),
    ]),
  };
}
