import { unitDisplayOf, type Language } from "@vigil/model/phrases/languages";
import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import { shownSeconds } from "@vigil/model/reporting/reports/shownSeconds";
import { csvCell } from "./reportCells.ts";

/** Western digits in every language, as on the screens. */
const tagOf = (language: Language): string => `${language}-u-nu-latn`;

/** A value as people read it, in the words of the screens. */
export function pdfCell(language: Language, name: ReportColumnName, value: ReportCell): string {
  if (value === null || value === "") return "–";
  const { kind } = reportColumn(name);
  if (kind === "integer") return numbers(language, {}).format(Number(value));
  if (kind === "percent") return numbers(language, { style: "percent", maximumFractionDigits: 1 }).format(Number(value) / 100);
  if (kind === "seconds") return duration(language, shownSeconds(name, Number(value)));
  if (kind === "date") return dayText(language, String(value));
  return String(csvCell(language, name, value) ?? "–");
}

/** The two largest units that matter, as on the screens: a figure is the same on paper. */
function duration(language: Language, seconds: number): string {
  const unit = (value: number, of: "hour" | "minute" | "second") =>
    numbers(language, { style: "unit", unit: of, unitDisplay: unitDisplayOf(language) }).format(value);
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (hours > 0) return minutes > 0 ? `${unit(hours, "hour")} ${unit(minutes, "minute")}` : unit(hours, "hour");
  if (minutes > 0) return rest > 0 && minutes < 10 ? `${unit(minutes, "minute")} ${unit(rest, "second")}` : unit(minutes, "minute");
  return unit(rest, "second");
}

const known = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
/** To make one takes longer than to write hundreds of values, and a report has thousands. */
function remembered<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const format = (known.get(key) as Format | undefined) ?? make();
  known.set(key, format);
  return format;
}
const numbers = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  remembered(`${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(tagOf(language), options));

/** A day as people read it. */
export const dayText = (language: Language, day: string): string =>
  remembered(`${language} day`, () => new Intl.DateTimeFormat(tagOf(language), { dateStyle: "medium", timeZone: "UTC" })).format(
    new Date(`${day}T00:00:00Z`),
  );
