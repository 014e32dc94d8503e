import type { Language } from "@vigil/model/phrases/languages";
import { fill } from "../../mail/composeMail.ts";
import { reportWords } from "./reportCells.ts";

/** When a report told this, by the clocks of its domain, which is named: on screens, in files and in mails alike. Western digits in every language. */
export const asOfText = (language: Language, { asOf, createdAt, zone }: { asOf?: Date | null; createdAt: Date; zone: string }): string =>
  fill(reportWords(language).asOf, {
    when: new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: "medium", timeStyle: "short", timeZone: zone }).format(
      asOf ?? createdAt,
    ),
    zone,
  });
