import { doing } from "@vigil/model/training/step";
import type { OwnExam } from "@vigil/model/training/ownExams";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatInstant, formatPercent } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { lockReasons } from "../menu/lockReasons.ts";
import { stepLink } from "../next/stepLink.ts";
import styles from "../training.module.css";

interface ExamRowProps {
  exam: OwnExam;
  /** Its course waits for one before it. */
  locked: boolean;
  address: { domain: string; program: string };
}

/** An exam with how it stands; one that can be taken is the way to it. */
export function ExamRow({ exam, locked, address }: ExamRowProps) {
  const { t } = useTranslation();
  const { kind, unit, passed, open, openUntil, attempts, score, passingScore, left, lockReason, minibook, next } = exam;
  const shut = locked || (lockReason !== null && lockReason !== "finalExam");
  const inside = (
    <>
      <span className={styles.number} data-complete={passed || undefined} aria-hidden>
        {passed ? "✓" : "?"}
      </span>
      <div>
        <h3 className={styles.name}>
          {t(`results.kinds.${kind}`)}
          {unit !== "" && (
            <>
              {" · "}
              <bdi>{unit}</bdi>
            </>
          )}
        </h3>
        <p className={styles.facts}>
          <span>{t("training.passingScore", { percent: formatPercent(passingScore, 1) })}</span>
          {score !== null && <span>{t("exam.lastScore", { score: formatPercent(score, 1) })}</span>}
          {attempts > 0 && <span>{t("ownExams.attempts", { count: attempts })}</span>}
          {!passed && left !== null && <span>{t("ownExams.left", { count: left })}</span>}
          {minibook && <strong>{t("exam.minibookFirst")}</strong>}
          {!locked && lockReason && <strong>{t(lockReasons[lockReason])}</strong>}
          {open && <strong>{t("ownExams.open")}</strong>}
          {openUntil !== undefined && <strong>{t("next.openUntil", { time: formatInstant(openUntil) })}</strong>}
        </p>
      </div>
      {passed ? (
        <Tag tone="good">{t("training.passed")}</Tag>
      ) : next ? (
        <Tag tone="warn">{t("ownExams.next")}</Tag>
      ) : shut || lockReason !== null ? (
        <Tag>{t("training.locked")}</Tag>
      ) : (
        <Tag>{t(attempts > 0 ? "training.failed" : "training.notAttempted")}</Tag>
      )}
    </>
  );
  return shut ? (
    <div className={styles.step} data-locked>
      {inside}
    </div>
  ) : (
    <Link {...stepLink(address, stepOf(exam))} className={styles.step} data-next={next || undefined} preload={false}>
      {inside}
    </Link>
  );
}

const stepOf = ({ kind, path, open, minibook }: OwnExam) => doing(minibook && !open ? "minibook" : kind, path, open);
