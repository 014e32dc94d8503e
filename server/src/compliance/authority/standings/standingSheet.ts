import type { StandingList } from "@vigil/model/compliance/authority/standingListWire";
import type { Language } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../../http/phrasesIn.ts";
import type { Sheet, SheetFormat } from "../../../http/sendSheet.ts";

/** The list of standings as a file: what a line says, figure by figure. */
export function standingSheet(
  { rows, asOf }: Pick<StandingList, "rows" | "asOf">,
  { language, format }: { language: Language; format: SheetFormat },
): Sheet {
  const { authority, reports } = phrasesIn(language);
  const { columns } = reports;
  return {
    format,
    language,
    name: "standings",
    heads: [
      authority.number,
      authority.person,
      authority.company,
      columns.rule,
      columns.workStanding,
      authority.why,
      columns.barredSince,
      authority.minutesNeeded,
      authority.minutesDone,
      columns.neededImages,
      columns.images,
      columns.neededArticles,
      columns.articles,
      columns.neededDrills,
      columns.drills,
      columns.drillBy,
      authority.certifiedUntil,
      authority.asOfHead,
    ],
    rows: rows.map((line) => [
      line.userId,
      line.name,
      line.company,
      line.rule,
      authority.standings[line.standing],
      line.reasons.map((reason) => authority.reasons[reason]).join(" "),
      line.barredSince,
      Math.ceil(line.neededSeconds / 60),
      Math.floor(line.seconds / 60),
      line.neededImages,
      line.images,
      line.neededArticles,
      line.articles,
      line.neededDrills,
      line.drills,
      line.nextDrillBy,
      line.certifiedUntil,
      asOf,
    ]),
  };
}
