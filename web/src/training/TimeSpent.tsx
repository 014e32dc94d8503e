import { shownTime, type TimeTracking } from "@vigil/model/training/timeTracking";
import { useTranslation } from "react-i18next";
import type { Store } from "../shell/store.ts";
import { formatDuration } from "../ui/format.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import styles from "./training.module.css";

/** Time spent in the program against the time it asks for, and whether it is being counted right now. */
export function TimeSpent({ time }: { time: Store<TimeTracking> }) {
  const { t } = useTranslation();
  const state = time.use();
  if (!state.active) return null;
  const { spentSeconds, neededSeconds, met, paused } = shownTime(state);
  // whole minutes once there is one: a figure that jumps every second draws the eye away from the page
  const spent = formatDuration(spentSeconds < 60 ? spentSeconds : spentSeconds - (spentSeconds % 60));
  const text = t("training.timeOf", { spent, needed: formatDuration(neededSeconds) });
  return (
    <div className={styles.time} data-paused={paused || undefined}>
      <span>{text}</span>
      <ProgressBar value={neededSeconds === 0 ? 1 : spentSeconds / neededSeconds} label={text} tone={met ? "good" : "action"} />
      <span role="status">{met ? t("training.timeMet") : paused ? t("training.timePaused") : ""}</span>
    </div>
  );
}
