import { zonedDay, zonedInstant } from "@vigil/model/reporting/zonedInstant";

/** No instant to the field, yet a date to whoever formats one. */
const halfWritten = "0001-01";
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** What a control for a day shows of the next run: its day by the clocks of the zone, or what is typed of one. */
export function runDay(value: string, zone: string): string {
  if (isDay(value)) return value;
  return value === halfWritten || Number.isNaN(Date.parse(value)) ? "" : zonedDay(zone, value);
}

/** What was typed there, as an instant. What is no day yet (a year half written) stays what it is, so that the field refuses it. */
export function runInstant(typed: { day: string; unfinished: boolean }, time: string, zone: string): string | null {
  const { day, unfinished } = typed;
  if (unfinished || /^\d{5}/u.test(day)) return halfWritten;
  if (day === "") return null;
  if (!isDay(day) || day < "1970-01-02") return day;
  return zonedInstant(zone, day, /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time) ? time : "12:00");
}
