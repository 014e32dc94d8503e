import type { CourseExam } from "@vigil/model/exam/courseExam";
import type { ContentsNode, TrainingPath } from "@vigil/model/training/contents";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { formatDuration, formatInstant, formatPercent } from "../../ui/format.ts";
import { LeafLink } from "./LeafLink.tsx";
import { LockedBy } from "./LockedBy.tsx";
import { lockReasons } from "./lockReasons.ts";
import { nodeTitle } from "./nodeTitle.ts";
import { StatusTag } from "./StatusTag.tsx";
import styles from "../training.module.css";

interface ExamStepProps {
  course: TrainingCourse;
  /** The contents of the course. */
  root: ContentsNode;
  /** The exam in them. */
  node: ContentsNode;
  exam: CourseExam | undefined;
  /** Its place among the units; the exam of a unit hangs below that. */
  index?: number;
  next: boolean;
  path: TrainingPath;
  address: { domain: string; program: string };
}

/** An exam in the course menu; a locked one says why, and one that failed attempts have shut still opens to say so. */
export function ExamStep({ course, root, node, exam, index, next, path, address }: ExamStepProps) {
  const { t } = useTranslation();
  const { complete, lockReason } = node;
  const shut = lockReason !== null && lockReason !== "finalExam" && exam?.open !== true;
  const inside = (
    <>
      <span className={styles.number} data-complete={complete || undefined} aria-hidden>
        {complete ? "✓" : index === undefined ? "?" : index + 1}
      </span>
      <div>
        <h2 className={styles.name}>{nodeTitle(node)}</h2>
        <p className={styles.facts}>
          {exam && <span>{t("exam.questions", { count: exam.size })}</span>}
          {exam && <span>{t("training.passingScore", { percent: formatPercent(exam.passingScore) })}</span>}
          {exam && exam.examTime > 0 && <span>{formatDuration(exam.examTime)}</span>}
          {exam?.score !== null && exam && <span>{t("exam.lastScore", { score: formatPercent(exam.score, 2) })}</span>}
          {exam?.openUntil !== undefined && <strong>{t("next.openUntil", { time: formatInstant(exam.openUntil) })}</strong>}
          {exam?.minibook && <strong>{t("exam.minibookFirst")}</strong>}
          {lockReason && <strong>{t(lockReasons[lockReason])}</strong>}
        </p>
        {lockReason !== null && <LockedBy course={course} root={root} path={path} address={address} />}
      </div>
      <StatusTag
        status={complete ? "c" : (exam?.attempts ?? 0) > 0 || exam?.open ? "a" : "n"}
        complete={complete}
        locked={lockReason !== null}
      />
    </>
  );
  return shut ? (
    <div className={styles.step} data-locked>
      {inside}
    </div>
  ) : (
    <LeafLink {...address} path={path} className={styles.step} next={next}>
      {inside}
    </LeafLink>
  );
}
