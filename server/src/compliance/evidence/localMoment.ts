import { sourceLanguage } from "@vigil/model/phrases/languages";
import { wireInstant } from "../../http/wireInstant.ts";

const quarterMs = 900_000;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Clocks change on a quarter of an hour; to ask for each moment takes longer than to write thousands. */
const known = new Map<string, number>();

/** A moment by the clocks of a place, with how far they are from UTC: whoever reads it sees the hour of the day, and it stays one moment. */
export function localMoment(at: Date, zone: string): string {
  const minutes = offsetOf(at, zone);
  const there = wireInstant(new Date(at.getTime() + minutes * minuteMs)).slice(0, -1);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) => String(part).padStart(2, "0"));
  return `${there}${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}

function offsetOf(at: Date, zone: string): number {
  const key = `${zone} ${Math.floor(at.getTime() / quarterMs)}`;
  const minutes = known.get(key) ?? askedOffset(at, zone);
  if (known.size > 100_000) known.clear();
  known.set(key, minutes);
  return minutes;
}

function askedOffset(at: Date, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat(sourceLanguage, { timeZone: zone, timeZoneName: "longOffset" });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", rest = "0"] = /([+-])(\d\d):(\d\d)/u.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(rest));
}
