import type { AuthorityPreview } from "@vigil/model/compliance/authority/authorityWire";
import type { Language } from "@vigil/model/phrases/languages";
import type { WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { Sheet, SheetFormat } from "../../http/sendSheet.ts";

/** Everybody who would stand otherwise by a rule, as the form lists them. */
export function previewSheet(people: AuthorityPreview["rows"], { language, format }: { language: Language; format: SheetFormat }): Sheet {
  const { authority, signIn } = phrasesIn(language);
  const word = (standing: WorkStanding | null): string => (standing === null ? authority.notConcerned : authority.standings[standing]);
  return {
    format,
    name: "rule-preview",
    heads: [
      signIn.userId,
      authority.person,
      authority.company,
      authority.now,
      authority.then,
      authority.why,
      authority.minutesOwed,
      authority.imagesOwed,
      authority.articlesOwed,
      authority.owedBy,
      authority.barredFrom,
      `${authority.certifiedUntil} · ${authority.now}`,
      `${authority.certifiedUntil} · ${authority.then}`,
    ],
    rows: people.map(({ username, name, company, before, after, certifiedUntilBefore, certifiedUntilAfter, ...why }) => [
      username,
      name,
      company,
      word(before),
      word(after),
      why.reasons.map((reason) => authority.reasons[reason]).join(" "),
      Math.ceil(why.owedSeconds / 60),
      why.owedImages,
      why.owedArticles,
      why.owedBy,
      why.barredFrom,
      certifiedUntilBefore,
      certifiedUntilAfter,
    ]),
  };
}
