import type { ContentsNode } from "@vigil/model/training/contents";
import type { TrainingCourse, TrainingUnit } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatInstant, formatNumber, formatPercent } from "../../ui/format.ts";
import { LockedBy } from "./LockedBy.tsx";
import { lockReasons } from "./lockReasons.ts";
import { practiceText } from "./practiceText.ts";
import { practiceLockText } from "../xray/practiceLockText.ts";
import { StatusTag } from "./StatusTag.tsx";
import { unitState } from "./unitState.ts";
import styles from "../training.module.css";

interface UnitStepProps {
  course: TrainingCourse;
  unit: TrainingUnit;
  /** The contents of the course. */
  root: ContentsNode;
  /** The unit in them. */
  node: ContentsNode;
  index: number;
  next: boolean;
  address: { domain: string; program: string; course: string };
}

/** One unit of the course menu; a locked one says why, and what is missing. */
export function UnitStep({ course, unit, root, node, index, next, address }: UnitStepProps) {
  const { t } = useTranslation();
  const { complete, locked, lockReason } = node;
  const type = t(`training.unitTypes.${unit.type}`);
  // A library and a review ask for nothing: no tick where nothing was done.
  const counted = unit.type !== "Library" && unit.type !== "Review";
  const done = complete && counted;
  const records = course.simulator.filter(({ unitId }) => unitId === unit.id);
  const practiceShut = unit.type === "Practice" && !locked && !course.openUnits.includes(unit.id) ? course.practiceLock : null;
  const left = unit.type === "Practice" && !complete && !locked ? practiceText(course) : "";
  const { watch } = course.courseConfig;
  const until = course.openUntil?.[unit.id];
  const inside = (
    <>
      <span className={styles.number} data-complete={done || undefined} aria-hidden>
        {done ? "✓" : index + 1}
      </span>
      <div>
        <h2 className={styles.name}>
          <bdi>{unit.name}</bdi>
        </h2>
        <p className={styles.facts}>
          {type !== unit.name && <span>{type}</span>}
          {unit.sections.length > 0 && <span>{t("training.sections", { count: unit.sections.length })}</span>}
          {unit.type === "Practice" && <span>{t("training.images", { count: course.courseConfig.practiceNumberOfImages })}</span>}
          {unit.type === "Practice" && watch && <span>{t("training.rareThreats", { oneIn: formatNumber(watch.oneIn) })}</span>}
          {unit.type === "Exam" && <span>{t("training.images", { count: course.courseConfig.examNumberOfImages })}</span>}
          {unit.type === "Exam" && (
            <span>{t("training.passingScore", { percent: formatPercent(course.courseConfig.finalPassingScore) })}</span>
          )}
          {records.length > 0 && <span>{t("training.sessions", { count: records.length })}</span>}
          {!locked && course.decidedUnits?.includes(unit.id) && <strong>{t("next.toFinish")}</strong>}
          {until !== undefined && !locked && <strong>{t("next.openUntil", { time: formatInstant(until) })}</strong>}
          {left !== "" && <strong>{left}</strong>}
          {lockReason && <strong>{t(lockReasons[lockReason])}</strong>}
          {practiceShut && <strong>{practiceLockText(practiceShut)}</strong>}
        </p>
        {locked && <LockedBy course={course} root={root} path={[course.id, unit.id]} address={address} />}
      </div>
      {(counted || locked) && <StatusTag status={unitState(course, unit.id)} complete={complete} locked={locked} />}
    </>
  );
  return locked ? (
    <div className={styles.step} data-locked>
      {inside}
    </div>
  ) : (
    <Link
      to="/$domain/training/$program/$course/$unit"
      params={{ ...address, unit: String(unit.id) }}
      className={styles.step}
      data-next={next || undefined}
    >
      {inside}
    </Link>
  );
}
