import { spokenLanguage } from "@vigil/model/phrases/languages";
import { composeMail, phrasesOf, type Reader } from "./composeMail.ts";
import type { Mail } from "./queueMail.ts";

interface Regraded {
  zone: string;
  reason: string;
  /** Scores in hundredths of a percent. */
  sessions: readonly { at: string; before: number; after: number; passedBefore: boolean; passed: boolean }[];
}

/** Tells somebody that results of theirs were marked again, and what they are now. */
export function sessionsRegradedMail(reader: Reader, { zone, reason, sessions }: Regraded): Mail {
  const { regrade } = phrasesOf(reader.locale);
  const language = `${spokenLanguage([reader.locale])}-u-nu-latn`;
  const at = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  const result = (score: number, passed: boolean) => `${percent.format(score / 10_000)} ${passed ? regrade.passed : regrade.failed}`;
  return composeMail(reader, regrade.subject, [
    regrade.text,
    { name: reason },
    {
      head: [regrade.session, regrade.before, regrade.after],
      rows: sessions.map((one) => [at.format(new Date(one.at)), result(one.before, one.passedBefore), result(one.after, one.passed)]),
    },
    regrade.kept,
  ]);
}
