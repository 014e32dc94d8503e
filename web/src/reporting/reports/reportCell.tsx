import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { shownSeconds } from "@vigil/model/reporting/reports/shownSeconds";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import i18next from "i18next";
import type { ReactNode } from "react";
import { phraseOf } from "../../phraseOf.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { formatDate, formatDuration, formatNumber, formatPercent } from "../../ui/format.ts";
import { Tag, type Tone } from "../../ui/Tag.tsx";

const numeric = new Set(["integer", "percent", "seconds"]);
export const isNumeric = (name: ReportColumnName): boolean => numeric.has(reportColumn(name).kind);

/** What is good news in one column is bad news in another. */
const tones: Partial<Record<ReportColumnName, readonly [yes: Tone, no: Tone]>> = {
  passed: ["good", "bad"],
  isOverdue: ["bad", "quiet"],
  locked: ["warn", "quiet"],
};
const choiceTones: Partial<Record<ReportColumnName, Readonly<Record<string, Tone>>>> = {
  status: { c: "good", a: "info" },
  standing: { reached: "good", short: "warn", none: "bad" },
  workStanding: { met: "good", short: "warn", barred: "bad" },
};

/** A value of a report as people read it. */
export function cellText(name: ReportColumnName, value: ReportCell): string {
  if (value === null) return "–";
  switch (reportColumn(name).kind) {
    case "integer":
      return formatNumber(Number(value));
    case "percent":
      return formatPercent(Number(value), 1);
    case "seconds":
      return formatDuration(shownSeconds(name, Number(value)));
    case "date":
      return formatDate(String(value));
    case "yesNo":
      return i18next.t(value === true ? "reports.yes" : "reports.no");
    case "choice":
      return phraseOf(`reports.choices.${name}.${String(value)}`, String(value));
    case "category":
      return value === "" ? "–" : categoryName(String(value));
    case "user":
    case "company":
    case "program":
    case "course":
    case "quiz":
    case "library":
    case "text":
      return String(value);
  }
}

/** The same, with a sign where it tells something at a glance. */
export function cellNode(name: ReportColumnName, value: ReportCell): ReactNode {
  const text = cellText(name, value);
  const choices = choiceTones[name];
  if (choices) return <Tag tone={choices[String(value)] ?? "quiet"}>{text}</Tag>;
  const tone = tones[name];
  if (tone && value !== null) return <Tag tone={tone[value === true ? 0 : 1]}>{text}</Tag>;
  return isNumeric(name) ? text : <bdi>{text}</bdi>;
}
