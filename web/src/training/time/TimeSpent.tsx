import { shownTime, type TimeTracking } from "@vigil/model/training/timeTracking";
import { useTranslation } from "react-i18next";
import type { Store } from "../../shell/store.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDuration } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "../training.module.css";

interface TimeSpentProps {
  time: Store<TimeTracking>;
  /** Nothing is counted, as counting could not be started. */
  failed: Store<boolean>;
  again: () => void;
}

/** Time spent in the program against the time it asks for, and whether it is being counted right now. */
export function TimeSpent({ time, failed, again }: TimeSpentProps) {
  const { t } = useTranslation();
  const state = time.use();
  const lost = failed.use();
  if (lost)
    return (
      <div className={styles.time} data-paused>
        <span role="status">{t("training.timeLost")}</span>
        <Button kind="plain" size="small" onClick={again}>
          {t("shell.tryAgain")}
        </Button>
      </div>
    );
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
