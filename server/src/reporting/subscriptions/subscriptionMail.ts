import { spokenLanguage } from "@vigil/model/phrases/languages";
import type { ProgramScope } from "@vigil/model/reporting/subscription";
import { composeMail, fill, phrasesOf, type Reader } from "../../mail/composeMail.ts";
import type { Mail } from "../../mail/queueMail.ts";
import type { SubscriptionLine } from "./subscriptionLines.ts";

interface Told {
  description: string;
  scope: ProgramScope;
  from: Date;
  due: Date;
  until: Date;
}

/** What a subscription tells one reader, in their language. */
export function subscriptionMail(
  reader: Reader,
  told: Told,
  found: { lines: readonly SubscriptionLine[]; count: number },
  address: string,
): Mail {
  const { subscription } = phrasesOf(reader.locale);
  const { scope } = told;
  const day = (date: Date | string) => dayIn(reader.locale, date);
  const days = { from: day(told.from), until: day(scope === "PROGRAM_START" ? told.due : told.until) };
  const { learner, company, program, day: dayTitles } = subscription.columns;
  const rest = found.count - found.lines.length;
  return composeMail(reader, fill(subscription.subjects[scope], { description: told.description }), [
    fill(subscription.leads[scope], days),
    {
      head: [learner, company, program, dayTitles[scope]],
      rows: found.lines.map((line) => [line.learner, line.company, line.program, day(line.day)]),
    },
    rest > 0 ? fill(subscription.more, { count: String(rest) }) : subscription.open,
    { address },
    subscription.leave,
  ]);
}

/** Western digits in every language, as on the screens. */
const dayIn = (locale: string, date: Date | string): string =>
  new Intl.DateTimeFormat(`${spokenLanguage([locale])}-u-nu-latn`, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date));
