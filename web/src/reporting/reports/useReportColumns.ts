import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { useState } from "react";

const place = (code: ReportCode): string => `vigil.report.${code}`;

/** Which columns of a report this browser shows, prints and fetches. */
export function useReportColumns(code: ReportCode) {
  const { columns, hidden } = reportOf(code);
  const usual = columns.filter((name) => !hidden.includes(name));
  const [shown, setShown] = useState(() => {
    const kept = localStorage.getItem(place(code))?.split(",") ?? [];
    const known = columns.filter((name) => kept.includes(name));
    return known.length > 0 ? known : usual;
  });
  const show = (names: readonly ReportColumnName[]) => {
    if (names.length === 0) return;
    localStorage.setItem(place(code), names.join(","));
    setShown(columns.filter((name) => names.includes(name)));
  };
  return {
    all: columns,
    shown,
    toggle: (name: ReportColumnName) => show(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]),
    reset: () => {
      localStorage.removeItem(place(code));
      setShown(usual);
    },
  };
}
