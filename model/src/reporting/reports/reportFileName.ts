/** The day a report tells of, by the clocks of its domain. */
export const reportDay = (toldAt: Date, zone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: zone }).format(toldAt);

/** What the file of a report is called, without its ending. */
export const reportFileName = (code: string, toldAt: Date, zone: string): string => `report-${code}-${reportDay(toldAt, zone)}`;
