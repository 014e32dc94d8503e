import { sessionKinds, type SessionKind } from "../measures/sessionKind.ts";
import type { ReportCode } from "./report.ts";

/** The kinds of session a report tells of where none is chosen: threats of watches are rare, so that only lines, which add nothing up, have them. */
export const usualKinds = (code: ReportCode): readonly SessionKind[] =>
  code === "S10" ? sessionKinds : sessionKinds.filter((kind) => kind !== "watch");

/** What is asked for: nothing by name where it is what is told anyway, which is counted beforehand. */
export const askedKinds = (code: ReportCode, chosen: readonly SessionKind[]): SessionKind[] => {
  const usual = usualKinds(code);
  return chosen.length === usual.length && chosen.every((kind) => usual.includes(kind)) ? [] : [...chosen];
};
