import type { GroupMeasures } from "@vigil/model/measurement/group/groupWire";
import { isHint, leastImages } from "@vigil/model/measurement/observer/reliability";
import type { Language } from "@vigil/model/phrases/languages";
import { falseAlarmRate, hitRate } from "@vigil/model/reporting/measures/detection";
import { intervalOf, type Estimate } from "@vigil/model/reporting/measures/interval";
import { scoresOf } from "@vigil/model/simulator/scores";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { Sheet, SheetFormat, SheetValue } from "../../http/sendSheet.ts";

const rounded = (value: number | undefined, by: number): SheetValue => (value === undefined ? null : Math.round(value * by * 100) / 100);
const withEnds = (estimate: Estimate | null, by = 1): SheetValue[] =>
  [estimate?.value, estimate?.low, estimate?.high].map((value) => rounded(value, by));

/** Everybody of a group as the screen has them, with the ends of each interval in columns of their own. */
export function groupSheet({ rows, goal }: GroupMeasures, { language, format }: { language: Language; format: SheetFormat }): Sheet {
  const { measures, simulator } = phrasesIn(language);
  const categories: Readonly<Record<string, string>> = simulator.categoryNames;
  const ends = (name: string) => [name, `${name} · ${measures.low}`, `${name} · ${measures.high}`];
  return {
    format,
    language,
    name: "measures",
    heads: [
      measures.person,
      measures.company,
      measures.need,
      measures.images,
      measures.sessions,
      ...ends(measures.hitRate),
      ...ends(measures.falseAlarmRate),
      ...ends(measures.dPrime),
      ...ends(measures.dA),
      measures.criterion,
      measures.sure.area,
      measures.sure.rated,
      measures.weakest,
    ],
    rows: rows.map(({ name, company, need, sessions, total, weakest, area }) => {
      const scores = scoresOf(total);
      const images = hitRate(total).all + falseAlarmRate(total).all;
      return [
        name,
        company,
        measures.needs[need],
        images,
        sessions,
        ...withEnds(intervalOf(hitRate(total)), 100),
        ...withEnds(intervalOf(falseAlarmRate(total)), 100),
        ...withEnds(scores.dPrime),
        ...withEnds(scores.dA),
        rounded(scores.criterion?.value, 1),
        rounded(area?.value ?? undefined, 1),
        area?.rated ?? 0,
        weakest === null ? "" : (categories[weakest.category] ?? weakest.category),
      ];
    }),
    ...(rows.some(({ total }) => isHint(hitRate(total).all + falseAlarmRate(total).all)) && {
      note: measures.sheetNote.replace("{{least}}", String(leastImages)),
    }),
    leads: [measures.sheetLead.replace("{{hitRate}}", `${goal.hitRate}%`).replace("{{falseAlarmRate}}", `${goal.falseAlarmRate}%`)],
  };
}
