import type { TrainingCourse, TrainingUnit } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/Card.tsx";
import { formatDuration, formatInstant, formatPercent } from "../ui/format.ts";
import { Tag } from "../ui/Tag.tsx";
import { LibraryProgress } from "./LibraryProgress.tsx";
import styles from "./training.module.css";

interface SimulatorUnitProps {
  course: TrainingCourse;
  unit: TrainingUnit;
  type: "Practice" | "Exam";
  address: { domain: string; program: string; course: string; unit: string };
}

/** What awaits in a practice or an exam, what was done so far, and the way in. */
export function SimulatorUnit({ course, unit, type, address }: SimulatorUnitProps) {
  const { t } = useTranslation();
  const { courseConfig: config } = course;
  const exam = type === "Exam";
  const imageTime = exam ? config.imageTimerExam : config.imageTimerPractice;
  const sessionTime = exam ? config.sessionTimerExam : config.sessionTimerPractice;
  const records = course.simulator.filter(({ unitId }) => unitId === unit.id);
  return (
    <div className={styles.cards}>
      <Card title={t("training.awaits")}>
        <ul className={styles.factList}>
          <li>{t("training.images", { count: exam ? config.examNumberOfImages : config.practiceNumberOfImages })}</li>
          <li>{t("training.passingScore", { percent: formatPercent(exam ? config.finalPassingScore : config.practicePassingScore) })}</li>
          {imageTime > 0 && <li>{t("training.imageTime", { time: formatDuration(imageTime) })}</li>}
          {sessionTime > 0 && <li>{t("training.sessionTime", { time: formatDuration(sessionTime) })}</li>}
          {imageTime === 0 && sessionTime === 0 && <li>{t("training.noTimer")}</li>}
        </ul>
        <LibraryProgress course={course} needed={exam ? config.examNumberOfImages : config.practiceNumberOfImages} />
        <Link
          to="/$domain/simulator/session/$program/$course/$unit/$type"
          params={{ ...address, type }}
          className={styles.next}
          preload="intent"
        >
          {t(exam ? "training.startExam" : "training.startPractice")}
        </Link>
      </Card>
      <Card title={t("training.results")}>
        {records.length === 0 && <p className={styles.quiet}>{t("training.noSessionsText")}</p>}
        <ul className={styles.records}>
          {records.slice(0, 8).map(({ id, score, passed, endAt, duration }) => (
            <li key={id} className={styles.row}>
              <Link to="/$domain/simulator/review/$session" params={{ domain: address.domain, session: String(id) }}>
                {formatInstant(endAt)}
              </Link>
              <span className={styles.quiet}>{formatDuration(duration)}</span>
              <Tag tone={passed ? "good" : "bad"}>
                {formatPercent(score, 1)} · {t(passed ? "training.passed" : "training.failed")}
              </Tag>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
