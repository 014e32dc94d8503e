import type { TrainingCourse, TrainingUnit } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { attemptsLeft } from "../../attempt/attemptsLeft.ts";
import { ExtraTime } from "../../attempt/ExtraTime.tsx";
import { rulesOfUnit } from "../../simulator/intro/introRules.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDuration, formatInstant, formatNumber, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { practiceText } from "../menu/practiceText.ts";
import { LibraryProgress } from "./LibraryProgress.tsx";
import { practiceLockText } from "./practiceLockText.ts";
import { SimulatorRecords } from "./SimulatorRecords.tsx";
import { entranceOf } from "./entranceOf.ts";
import styles from "../training.module.css";

interface SimulatorUnitProps {
  course: TrainingCourse;
  unit: TrainingUnit;
  type: "Practice" | "Exam";
  address: { domain: string; program: string; course: string; unit: string };
}

/** What awaits in a practice or an exam, what was done so far, and the way in. */
export function SimulatorUnit({ course, unit, type, address }: SimulatorUnitProps) {
  const { t } = useTranslation();
  const exam = type === "Exam";
  const { images, watch, passingScore, imageTime, sessionTime, extraTime, attempts } = rulesOfUnit(course, type);
  const open = course.openUnits.includes(unit.id);
  const decided = course.decidedUnits?.includes(unit.id) === true;
  const until = course.openUntil?.[unit.id];
  const lock = exam || open ? null : course.practiceLock;
  const entrance = entranceOf({ exam, watch: watch !== null, open });
  const left = exam ? "" : practiceText(course);
  const records = course.simulator.filter(({ unitId }) => unitId === unit.id);
  return (
    <div className={styles.cards}>
      <Card title={t("training.awaits")}>
        <ul className={styles.factList}>
          <li>{t("training.images", { count: images })}</li>
          <li>
            {watch === null
              ? t("training.passingScore", { percent: formatPercent(passingScore) })
              : t("training.rareThreats", { oneIn: formatNumber(watch.oneIn) })}
          </li>
          {imageTime > 0 && <li>{t("training.imageTime", { time: formatDuration(imageTime) })}</li>}
          {sessionTime > 0 && <li>{t("training.sessionTime", { time: formatDuration(sessionTime) })}</li>}
          {(imageTime > 0 || sessionTime > 0) && <ExtraTime as="li" extraTime={extraTime} />}
          {imageTime === 0 && sessionTime === 0 && <li>{t("training.noTimer")}</li>}
          {attempts && <li>{t("locks.attemptsLine", { left: attemptsLeft(attempts) })}</li>}
          {left !== "" && (
            <li>
              <strong>{left}</strong>
            </li>
          )}
          {until !== undefined && (
            <li>
              <strong>{t("next.openUntil", { time: formatInstant(until) })}</strong>
            </li>
          )}
        </ul>
        <LibraryProgress course={course} needed={images} />
        {decided && <Message kind="info">{t("next.decided")}</Message>}
        {lock === null ? (
          <Link
            to="/$domain/simulator/session/$program/$course/$unit/$type"
            params={{ ...address, type }}
            className={styles.next}
            preload="intent"
          >
            {t(decided ? "next.finish" : entrance)}
          </Link>
        ) : (
          <Message kind="warning" title={t("simulatorRules.practiceShut")}>
            {practiceLockText(lock)}
          </Message>
        )}
      </Card>
      <Card title={t("training.results")}>
        <SimulatorRecords domain={address.domain} records={records} none={t("training.noSessionsText")} />
      </Card>
    </div>
  );
}
