import type { ExamResult } from "@vigil/model/exam/examWire";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "../exam.module.css";
import { ExamHeading, type Heading } from "../intro/ExamHeading.tsx";
import { RemovedNote } from "../../attempt/RemovedNote.tsx";
import { ExamReview } from "./ExamReview.tsx";
import { Regraded } from "./Regraded.tsx";
import { Missed } from "./Missed.tsx";

interface Props extends Heading {
  result: ExamResult;
  /** Opened again, read only. */
  complete: boolean;
  objectives: readonly { id: number; text: string }[];
  minibook: ReactNode;
  onAgain: (() => void) | undefined;
  /** What comes next, where that is known; it offers the minibook and another attempt as well. */
  next?: ReactNode;
  leave: ReactNode;
}

/** How it went, what to look at again, and what comes next. */
export function ExamSummary({ result, complete, objectives, minibook, onAgain, next, leave, ...heading }: Props) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  const { passed, score, passingScore, avg, allAvg, attempts, sealedBy } = result;
  return (
    <main ref={main} tabIndex={-1} className={styles.page} data-testid="exam-summary">
      <article className={styles.card}>
        <ExamHeading {...heading} />
        <div className={styles.outcome} data-passed={passed || undefined}>
          <span className={styles.sign} aria-hidden>
            {passed ? "✓" : "↻"}
          </span>
          <div>
            <strong>{t(passed ? "exam.passed" : "exam.notPassed")}</strong>
            <p>{t(passed ? "exam.passedText" : "exam.notPassedText")}</p>
          </div>
          {score !== null && (
            <p className={styles.score}>
              <b>{formatPercent(score, 2)}</b>
              <span>{t("exam.toPass", { score: formatPercent(passingScore, 2) })}</span>
            </p>
          )}
        </div>
        {score !== null && (
          <div className={styles.scale} aria-hidden>
            <span style={{ inlineSize: `${score}%` }} data-passed={passed || undefined} />
            <i style={{ insetInlineStart: `${passingScore}%` }} />
          </div>
        )}
        {result.first && <Regraded first={result.first} />}
        {!complete && sealedBy === "deadline" && <Message kind="info">{t("exam.deadline")}</Message>}
        {!complete && sealedBy === "disconnect" && <Message kind="info">{t("exam.disconnect")}</Message>}
        {result.locked && !passed && <Message kind="warning">{t("exam.locked")}</Message>}
        <p className={styles.quiet}>
          {t("exam.attempts", { count: attempts })}
          {avg !== null && attempts > 1 && <> · {t("exam.average", { score: formatPercent(avg, 2) })}</>}
          {allAvg !== null && allAvg !== score && <> · {t("exam.courseAverage", { score: formatPercent(allAvg, 2) })}</>}
        </p>
        <Missed missed={result.missed} objectives={objectives} />
        {result.minibook && <Message kind="info">{t("exam.minibookFirst")}</Message>}
        <div className={styles.ways}>
          {/* first, so that what comes a moment later moves it nowhere */}
          <p>{leave}</p>
          <div className={styles.on}>
            {next}
            {next === undefined && result.minibook && minibook}
            {next === undefined && onAgain && (
              <Button kind="next" size="large" onClick={onAgain}>
                {t("exam.again")}
              </Button>
            )}
          </div>
        </div>
      </article>
      {result.removed && <RemovedNote removed={result.removed} />}
      {result.review !== null ? (
        <ExamReview review={result.review} />
      ) : (
        !result.removed && <p className={styles.quiet}>{t("exam.reviewHidden")}</p>
      )}
    </main>
  );
}
