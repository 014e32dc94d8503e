import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { attemptsLeft } from "../../attempt/attemptsLeft.ts";
import { ExtraTime } from "../../attempt/ExtraTime.tsx";
import { Waiting } from "../../attempt/Waiting.tsx";
import { hasTouchOnly } from "../../ui/hasTouchOnly.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDuration, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { useFirstFocus } from "../../ui/useFirstFocus.ts";
import styles from "../exam.module.css";
import { mostSilent } from "../mostSilent.ts";
import { FinishedNotice } from "../../training/next/FinishedNotice.tsx";
import type { ExamFacts } from "./examFacts.ts";
import { ExamHeading, type Heading } from "./ExamHeading.tsx";
import { Missed } from "../result/Missed.tsx";

interface Props extends Heading {
  facts: ExamFacts;
  quiz: boolean;
  objectives: readonly { id: number; text: string }[];
  minibook: ReactNode;
  starting: boolean;
  /** Seconds until it asks again, while too many begin at once. */
  waitsFor: number | null;
  problem: unknown;
  onStart: () => void;
  /** Shows how it went, where it cannot be taken again. */
  onLook: (() => void) | undefined;
  leave: ReactNode;
}

/** What awaits the learner, before the clock runs. */
export function ExamIntro({ facts, quiz, objectives, minibook, starting, waitsFor, problem, onStart, onLook, leave, ...heading }: Props) {
  const { t } = useTranslation();
  const { size, passingScore, questionTime, examTime, feedback, attempts, score } = facts;
  const strict = questionTime > 0 || feedback === "question";
  const timed = examTime > 0 || questionTime > 0;
  const limit = (seconds: number) => (seconds === 0 ? t("exam.noLimit") : formatDuration(seconds));
  const shut = !facts.open && (facts.closed || facts.locked || facts.minibook);
  const start = useFirstFocus<HTMLButtonElement>();
  return (
    <main className={styles.page}>
      <article className={styles.card}>
        <FinishedNotice />
        <ExamHeading {...heading} />
        <p className={styles.lead}>{t("exam.lead")}</p>
        {problem !== null && (
          <Message kind="error" title={t("exam.failed")}>
            {problemMessage(problem)}
          </Message>
        )}
        <Waiting seconds={waitsFor} />
        <dl className={styles.facts} aria-label={t("exam.awaits")}>
          <Fact term={t("exam.factQuestions")} value={String(size)} />
          <Fact term={t("exam.factPass")} value={formatPercent(passingScore)} />
          <Fact term={t("exam.factTime")} value={limit(examTime)} />
          <Fact term={t("locks.attempts")} value={attemptsLeft(facts)} />
          {questionTime > 0 && <Fact term={t("exam.factQuestionTime")} value={limit(questionTime)} />}
        </dl>
        <ul className={styles.rules}>
          <li>{t(strict ? "exam.rulesStrict" : "exam.rulesFree")}</li>
          {feedback === "question" && <li>{t("exam.rulesFeedback")}</li>}
          {facts.hidden ? <li>{t("exam.reviewHidden")}</li> : feedback !== "question" && <li>{t("exam.rulesSilent")}</li>}
          <li>{t(timed ? "exam.rulesKept" : "exam.rulesKeptUntimed")}</li>
          {facts.mostSilent > 0 && <li>{mostSilent(facts.mostSilent)}</li>}
          {facts.partialCredit && <li>{t("exam.rulesPartial")}</li>}
          {timed && <ExtraTime as="li" extraTime={facts.extraTime} />}
          {!hasTouchOnly() && <li>{t(strict ? "exam.keysStrict" : "exam.keys")}</li>}
        </ul>
        {attempts > 0 && (
          <p className={styles.quiet}>
            {t("exam.attempts", { count: attempts })}
            {score !== null && <> · {t("exam.lastScore", { score: formatPercent(score, 2) })}</>}
          </p>
        )}
        {facts.closed && <Message kind="success">{t("exam.passedText")}</Message>}
        {facts.locked && !facts.closed && <Message kind="warning">{t("exam.locked")}</Message>}
        {facts.minibook && !facts.locked && (
          <>
            <Message kind="info">{t("exam.minibookFirst")}</Message>
            <Missed missed={facts.missed} objectives={objectives} />
          </>
        )}
        <div className={styles.actions}>
          {!shut && (
            <Button ref={start} kind="next" size="large" busy={starting} onClick={onStart}>
              {starting
                ? t("exam.starting")
                : t(facts.open ? "exam.resume" : attempts > 0 ? "exam.again" : quiz ? "exam.startQuiz" : "exam.start")}
            </Button>
          )}
          {facts.minibook && !facts.locked && minibook}
          {shut && !facts.minibook && onLook !== undefined && (
            <Button kind="plain" size="large" onClick={onLook}>
              {t("exam.review")}
            </Button>
          )}
          {leave}
        </div>
      </article>
    </main>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
