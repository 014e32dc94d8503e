/** The day a report tells of, by the clocks of its domain. */
export const reportDay = (toldAt: Date, zone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: zone }).format(toldAt);

/** A name without what file systems and workbooks do not take in one. */
export const asFileName = (name: string): string => name.replaceAll(unfit, " ").trim();
const unfit = /[\s\\/:*?"<>|[\]\p{Cc}]+/gu;

interface Told {
  /** Of the report, in its reader's language. */
  name: string;
  /** Whose it is: of a company, or of the domain. */
  of: string;
  fromDate: string | null;
  untilDate: string | null;
  /** YYYY-MM-DD: when it was told. */
  day: string;
}

/** What the file of a report is called, without its ending: the report, whose it is, and the days it is about or the one on which it was told. */
export function reportFileName({ name, of, fromDate, untilDate, day }: Told): string {
  const until = untilDate ?? day;
  return asFileName(`${name} ${of} ${fromDate === null ? until : `${fromDate}–${until}`}`);
}
