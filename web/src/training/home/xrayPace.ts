import { owedSeconds } from "@vigil/model/reporting/measures/duty";
import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";

const dayMs = 86_400_000;

/** What is still to go, what that is a week, and whether it is as far as the calendar is. */
export function xrayPace({ from, until, daysLeft, seconds, neededSeconds }: Omit<XrayTime, "programId" | "title" | "rule">): {
  left: number;
  aWeek: number;
  state: "reached" | "onTrack" | "behind";
} {
  const left = owedSeconds({ seconds, neededSeconds });
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  const gone = (days - daysLeft) / days;
  const aWeek = Math.ceil(left / Math.max(1, daysLeft / 7) / 60) * 60;
  return { left, aWeek, state: left === 0 ? "reached" : seconds >= gone * neededSeconds ? "onTrack" : "behind" };
}
