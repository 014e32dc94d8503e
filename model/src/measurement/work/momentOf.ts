import { calendarDate } from "../../values/calendarDate.ts";
import { dateOf } from "../../organization/userImport/dateOf.ts";
import type { WorkOrder } from "./workOrder.ts";

/** A wall clock as YYYY-MM-DD hh:mm:ss; with how far it is from UTC, in minutes, where the text says so. */
export interface Moment {
  wall: string;
  offset: number | null;
}

/** Of text whose blanks are single ones. */
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)? ?([ap]\.?m\.?)? ?(z|utc|[+-]\d{2}:?\d{2})?$/iu;
const spaced = (text: string): string => text.trim().split(/\s+/u).join(" ");

/** A day and a time of day as files write them; undefined for what is none. A text of both has them apart by a blank or a T. */
export function momentOf(day: string, time: string, dates: WorkOrder["dates"]): Moment | undefined {
  const date = dateOf(day, dates) ?? day.trim();
  const read = clock.exec(spaced(time));
  if (read === null || !calendarDate.safeParse(date).success) return undefined;
  const [, hour = "", minute = "", second = "0", half, zone] = read;
  const hours = hourOf(Number(hour), half?.toLowerCase());
  if (hours === undefined || Number(minute) > 59 || Number(second) > 59) return undefined;
  const [h, m, s] = [hours, Number(minute), Number(second)].map((part) => String(part).padStart(2, "0"));
  return { wall: `${date} ${h}:${m}:${s}`, offset: zone === undefined ? null : offsetOf(zone) };
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.startsWith("p") ? 12 : 0);
}

function offsetOf(zone: string): number {
  const parts = /([+-])(\d{2}):?(\d{2})/u.exec(zone);
  return parts === null ? 0 : (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3]));
}

/** Of a text that holds both. */
export function splitMoment(text: string): [day: string, time: string] {
  const all = spaced(text);
  const gap = all.search(/[T ](?=\d{1,2}:)/u);
  if (gap === -1) return [all, ""];
  // "2026-11-23 T 10:00" has blanks around its T
  const day = all.slice(0, gap).replace(/ ?T$/u, "");
  return [day.replace(/,$/u, ""), all.slice(gap + 1)];
}
