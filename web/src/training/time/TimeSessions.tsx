import type { RunTime } from "@vigil/model/training/userTime";
import { useTranslation } from "react-i18next";
import { formatDuration, formatInstant } from "../../ui/format.ts";
import styles from "../training.module.css";

/** The time sessions of a run, in a row below it: when each began and ended, what counted in it and what did not. */
export function TimeSessions({ run, columns }: { run: RunTime; columns: number }) {
  const { t } = useTranslation();
  return (
    <tr>
      <td colSpan={columns}>
        <ol className={styles.timeSessions}>
          {run.sessions.map(({ session, startedAt, endAt, duration, lag }) => (
            <li key={session}>
              <strong>{t("training.timeSession", { number: session })}</strong>
              <span>
                {endAt === null
                  ? t("training.timeSince", { start: formatInstant(startedAt) })
                  : t("training.timeFromTo", { start: formatInstant(startedAt), end: formatInstant(endAt) })}
              </span>
              <span>{t("training.timeCounted", { time: formatDuration(duration) })}</span>
              {lag > 0 && <span>{t("training.timeNotCounted", { time: formatDuration(lag) })}</span>}
            </li>
          ))}
        </ol>
      </td>
    </tr>
  );
}
