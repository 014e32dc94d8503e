import { aboutLearner } from "@vigil/model/reporting/reports/aboutLearner";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { useState } from "react";

const place = (code: ReportCode, own: boolean): string => `vigil.report.${own ? "own." : ""}${code}`;

/** Which columns of a report are shown, printed and fetched: those of a kept report, else those this browser had last. One's own begins with what is told, not with oneself. */
export function useReportColumns(code: ReportCode, own: boolean, kept: readonly string[] | undefined) {
  const { columns, hidden } = reportOf(code);
  const usual = columns.filter((name) => !hidden.includes(name) && !(own && aboutLearner(name)));
  const [shown, setShown] = useState(() => {
    const last = kept ?? localStorage.getItem(place(code, own))?.split(",") ?? [];
    const known = columns.filter((name) => last.includes(name));
    return known.length > 0 ? known : usual;
  });
  const show = (names: readonly ReportColumnName[]) => {
    if (names.length === 0) return;
    if (kept === undefined) localStorage.setItem(place(code, own), names.join(","));
    setShown(columns.filter((name) => names.includes(name)));
  };
  return {
    all: columns,
    shown,
    toggle: (name: ReportColumnName) => show(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]),
    reset: () => {
      if (kept === undefined) localStorage.removeItem(place(code, own));
      setShown(usual);
    },
  };
}

export type ReportColumns = ReturnType<typeof useReportColumns>;
