import i18next from "i18next";

/** A time of day told by UTC ("06:00"), by the clocks of a zone as they are on a day; empty while none is typed. */
export function timeInZone(time: string, timeZone: string, now: Date): string {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time)) return "";
  return new Intl.DateTimeFormat(`${i18next.language}-u-nu-latn`, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`));
}
