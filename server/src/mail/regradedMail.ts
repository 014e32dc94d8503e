import { spokenLanguage } from "@vigil/model/phrases/languages";
import { composeMail, fill, phrasesOf, type Reader } from "./composeMail.ts";
import type { Mail } from "./queueMail.ts";

interface Standing {
  /** Hundredths of a percent. */
  score: number;
  passed: boolean;
}

interface Regraded {
  /** Of the course or quiz. */
  title: string;
  /** The exam tells its scores. */
  scored: boolean;
  before: Standing;
  after: Standing;
  reason: string;
}

/** Tells somebody that an exam of theirs was marked again, as a question's key was wrong. */
export function regradedMail(reader: Reader, { title, scored, before, after, reason }: Regraded): Mail {
  const { regraded } = phrasesOf(reader.locale);
  const percent = new Intl.NumberFormat(spokenLanguage([reader.locale]), { style: "percent", maximumFractionDigits: 2 });
  const score = ({ score: hundredths }: Standing): string => percent.format(hundredths / 10_000);
  const turned = before.passed === after.passed ? "same" : after.passed ? "passedNow" : "lost";
  return composeMail(reader, fill(regraded.subject, { title }), [
    regraded.lead,
    { name: title },
    regraded.turned[turned],
    ...(scored ? [fill(regraded.scores, { before: score(before), after: score(after) })] : []),
    fill(regraded.reason, { reason }),
    regraded.kept,
  ]);
}
