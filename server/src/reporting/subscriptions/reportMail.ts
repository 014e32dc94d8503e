import { spokenLanguage } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { composeMail, fill, phrasesOf, type Reader } from "../../mail/composeMail.ts";
import type { Mail } from "../../mail/queueMail.ts";
import { asOfText } from "../reports/asOfText.ts";
import type { ReportStop } from "./reportFile.ts";

/** What goes along with a mail; a larger file is fetched with one's own account. */
export const mostAttached = 5 * 1024 * 1024;

interface Told {
  description: string;
  lineCount: number;
  /** When it ran. */
  ranAt: { createdAt: Date; zone: string };
  leftAway: readonly string[];
  file: { hash: string; name: string; type: string; size: number };
  /** Where the profile is, whose subscriptions give files out. */
  profile: string;
}

/** A report that is mailed: with its file, or with the way to it. */
export function reportMail(reader: Reader, { description, lineCount, ranAt, leftAway, file, profile }: Told): Mail {
  const { report, leave } = phrasesOf(reader.locale).subscription;
  const { hash, name, type, size } = file;
  const isAttached = size <= mostAttached;
  const mail = composeMail(reader, fill(report.subject, { description }), [
    fill(report.lead, { description, count: String(lineCount), asOf: asOfText(spokenLanguage([reader.locale]), ranAt) }),
    ...(leftAway.length > 0 ? [fill(report.left, { fields: leftAway.map((field) => nameOf(reader.locale, field)).join(", ") })] : []),
    isAttached ? report.attached : report.fetch,
    { name },
    { address: profile },
    leave,
  ]);
  return isAttached ? { ...mail, attachment: { hash, name, type } } : mail;
}

/** That a report is not mailed any more, and why. */
export function stoppedMail(reader: Reader, told: { description: string; why: ReportStop; address: string }): Mail {
  const { report } = phrasesOf(reader.locale).subscription;
  return composeMail(reader, fill(report.stoppedSubject, { description: told.description }), [
    fill(report.stopped, { description: told.description }),
    report.why[told.why],
    { address: told.address },
  ]);
}

function nameOf(locale: string, field: string): string {
  const { parameters, columns } = phrasesIn(spokenLanguage([locale])).reports;
  return { ...columns, ...parameters }[field] ?? field;
}
