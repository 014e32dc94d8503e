import type { RulePreviewLine } from "@vigil/model/compliance/authority/rulePreviewWire";
import type { Language } from "@vigil/model/phrases/languages";
import type { WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import { phrasesIn } from "../../../http/phrasesIn.ts";
import { fill } from "../../../mail/composeMail.ts";
import type { Sheet, SheetFormat } from "../../../http/sendSheet.ts";

/** Everybody who would stand otherwise by a rule, as the form lists them; beside what would be owed what is owed now. */
export function previewSheet(lines: readonly RulePreviewLine[], { language, format }: { language: Language; format: SheetFormat }): Sheet {
  const { authority, signIn } = phrasesIn(language);
  const word = (standing: WorkStanding | null): string => (standing === null ? authority.notConcerned : authority.standings[standing]);
  const now = (head: string): string => `${head} · ${authority.now}`;
  return {
    format,
    language,
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
      authority.drillsOwed,
      authority.owedBy,
      authority.barredFrom,
      now(authority.certifiedUntil),
      `${authority.certifiedUntil} · ${authority.then}`,
      now(authority.minutesOwed),
      now(authority.imagesOwed),
      now(authority.articlesOwed),
      now(authority.drillsOwed),
    ],
    rows: lines.map(({ username, name, company, before, after, reasons, barredBy, owed, owedBefore, ...days }) => [
      username,
      name,
      company,
      word(before),
      word(after),
      [
        ...reasons.map((reason) => authority.reasons[reason]),
        ...(barredBy.length > 0 ? [fill(authority.barredByOther, { rules: barredBy.join(", ") })] : []),
      ].join(" "),
      Math.ceil(owed.seconds / 60),
      owed.images,
      owed.articles,
      owed.drills,
      days.owedBy,
      days.barredFrom,
      days.certifiedUntilBefore,
      days.certifiedUntilAfter,
      Math.ceil(owedBefore.seconds / 60),
      owedBefore.images,
      owedBefore.articles,
      owedBefore.drills,
    ]),
  };
}
