import { unitDisplayOf } from "@vigil/model/phrases/languages";
import i18next from "i18next";

// Western digits in every language: the figures of a screening console are the same everywhere.
const locale = (): string => `${i18next.language}-u-nu-latn`;

const numbers = new Map<string, Intl.NumberFormat>();

/** To make one takes longer than to format hundreds of numbers, and a list has hundreds. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale()} ${Object.values(options).join(" ")}`;
  const known = numbers.get(key) ?? new Intl.NumberFormat(locale(), options);
  numbers.set(key, known);
  return known;
}

export const formatNumber = (value: number, most = 2): string => numberFormat({ maximumFractionDigits: most }).format(value);
/** Always with the same decimals, so that figures below each other can be compared. */
export const formatDecimal = (value: number, decimals: number): string =>
  numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: "negative" }).format(value);
/** From percent, as scores come. */
export const formatPercent = (percent: number, most = 0): string =>
  numberFormat({ style: "percent", maximumFractionDigits: most }).format(percent / 100);
export const formatDate = (isoDate: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", ...(isoDate.length === 10 ? { timeZone: "UTC" } : {}) }).format(
    new Date(isoDate),
  );
/** In the language of the page, or of the text that it stands in; by the clocks of the browser unless a zone is told, which is named beside it then. */
export const formatInstant = (instant: string, language = i18next.language, timeZone?: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(instant));

/** "340 kB", "1.2 MB". */
export function formatFileSize(bytes: number): string {
  const [value, name] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return numberFormat({ style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: 1 }).format(value);
}

const unit = (value: number, name: "hour" | "minute" | "second"): string =>
  numberFormat({ style: "unit", unit: name, unitDisplay: unitDisplayOf(i18next.language) }).format(value);

/** "0.7 sec": where tenths matter. */
export const formatSeconds = (seconds: number): string =>
  numberFormat({ style: "unit", unit: "second", unitDisplay: "short", maximumFractionDigits: 2 }).format(seconds);

/** "1 hr 5 min", "40 sec": the two largest units that matter. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (hours > 0) return minutes > 0 ? `${unit(hours, "hour")} ${unit(minutes, "minute")}` : unit(hours, "hour");
  if (minutes > 0) return rest > 0 && minutes < 10 ? `${unit(minutes, "minute")} ${unit(rest, "second")}` : unit(minutes, "minute");
  return unit(rest, "second");
}

/** "4:05", for what counts down. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
