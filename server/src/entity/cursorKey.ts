import type { Field } from "@vigil/model/entity/field";
import { isStorableText } from "@vigil/model/values/storableText";

const longestText = 1000;
const [int4, int8] = [2n ** 31n, 2n ** 63n];
/** As PostgreSQL writes it in UTC: 2026-11-22 12:00:00.123456+00. */
const instantText = /^(?<day>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d:\d\d(?:\.\d{1,6})?)\+00$/u;

const isWhole = (text: string, bound: bigint): boolean => /^-?\d{1,19}$/u.test(text) && BigInt(text) < bound && BigInt(text) >= -bound;

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // a day that the month does not have becomes another one; a year 0 there is not
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && !text.startsWith("0000");
}

function isInstant(text: string): boolean {
  const { day = "", time = "" } = instantText.exec(text)?.groups ?? {};
  return isDay(day) && !Number.isNaN(Date.parse(`${day}T${time.slice(0, 8)}Z`));
}

/** Whether a key of a cursor is what the database wrote for a field of that kind: a cursor is handed out, but anybody can write one. */
export function isCursorKey({ kind, nullable, max = Infinity }: Field, text: string): boolean {
  if (nullable && (text === "infinity" || text === "-infinity")) return true;
  if (kind === "integer" || kind === "reference") return isWhole(text, max < int4 ? int4 : int8);
  if (kind === "decimal") return /^-?\d{1,300}(?:\.\d{1,300})?$/u.test(text);
  if (kind === "yesNo") return text === "true" || text === "false";
  if (kind === "date") return isDay(text);
  if (kind === "instant") return isInstant(text);
  return text.length <= longestText && isStorableText(text);
}
