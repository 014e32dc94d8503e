import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatClock } from "../../ui/format.ts";
import styles from "../exam.module.css";
import type { ExamRun } from "../run/examRun.ts";

const warnings = [
  { ms: 60_000, phrase: "exam.oneMinute" },
  { ms: 300_000, phrase: "exam.fiveMinutes" },
] as const;
const tickMs = 250;

/** What is left of the exam's time and of the question's; it warns at five minutes and at one. */
export function ExamTimer({ run }: { run: ExamRun }) {
  const { t } = useTranslation();
  const [nowMs, setNow] = useState(run.elapsedMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(run.elapsedMs()), tickMs);
    return () => clearInterval(timer);
  }, [run]);
  const { settings, answers, index, shownMs } = run.state.use().machine;
  if (settings === null) return null;
  const whole = settings.examTimerMs > 0 ? Math.max(0, settings.examTimerMs - nowMs) : null;
  const open = answers[index]?.locked === false;
  const one = settings.questionTimerMs > 0 && open ? Math.max(0, shownMs + settings.questionTimerMs - nowMs) : null;
  // an exam shorter than the warning needs none
  const warning = whole === null ? undefined : warnings.find(({ ms }) => whole <= ms && settings.examTimerMs > ms);
  return (
    <div className={styles.timers}>
      {one !== null && (
        <span className={styles.timer} data-short={one <= 10_000 || undefined}>
          <span>{t("exam.questionTimeLeft")}</span>
          <b role="timer">{formatClock(one / 1000)}</b>
        </span>
      )}
      {whole !== null && (
        <span className={styles.timer} data-short={warning !== undefined || undefined}>
          <span>{t("exam.timeLeft")}</span>
          <b role="timer" data-testid="exam-time">
            {formatClock(whole / 1000)}
          </b>
        </span>
      )}
      <span role="status" className={styles.spoken}>
        {warning && t(warning.phrase)}
      </span>
    </div>
  );
}
