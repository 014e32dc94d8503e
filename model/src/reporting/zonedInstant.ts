/** The instant at which the clocks of a zone show a day and a time; a time that is left out in spring is an hour later. */
export function zonedInstant(zone: string, day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const first = shown - aheadOfUtc(zone, shown);
  return `${new Date(shown - aheadOfUtc(zone, first)).toISOString().slice(0, 19)}Z`;
}

/** YYYY-MM-DD, as the calendars of a zone show it. */
export const zonedDay = (zone: string, instant: string): string => {
  const at = Date.parse(instant);
  return new Date(at + aheadOfUtc(zone, at)).toISOString().slice(0, 10);
};

/** Milliseconds. */
function aheadOfUtc(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat("sv-u-nu-latn-ca-iso8601", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}
