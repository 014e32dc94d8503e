import type { AnswerValue } from "@vigil/model/exam/answerValue";
import type { ExamAnswer } from "@vigil/model/exam/examState";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import exam from "../../exam/exam.module.css";
import { ExamReview } from "../../exam/result/ExamReview.tsx";
import { ExamPalette } from "../../exam/screen/ExamPalette.tsx";
import { QuestionCard } from "../../exam/screen/QuestionCard.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./preview.module.css";
import { reviewedTrial, type TrialQuestion } from "./trialQuestion.ts";

interface ExamTrialProps {
  questions: readonly TrialQuestion[];
  /** The one that is written at the moment. */
  at: number;
}

const none: AnswerValue = [];

/** An exam as its learners meet it, question by question and then its review; nothing of it is recorded. */
export function ExamTrial({ questions, at }: ExamTrialProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(at);
  const [followed, setFollowed] = useState(at);
  const [values, setValues] = useState<ReadonlyMap<number, AnswerValue>>(new Map());
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(new Set());
  const [handedIn, setHandedIn] = useState(false);
  // who only writes beside it keeps the focus there
  const [moved, setMoved] = useState(false);
  if (followed !== at) {
    setFollowed(at);
    setIndex(at);
    setMoved(false);
    setHandedIn(false);
  }
  const goTo = (to: number) => {
    setIndex(to);
    setMoved(true);
  };
  const shown = Math.min(index, questions.length - 1);
  const question = questions[shown];
  if (question === undefined) return null;
  const valueOf = (id: number) => values.get(id) ?? none;
  const answers = questions.map(({ asked, told: tell }): ExamAnswer => {
    const value = valueOf(asked.id);
    const locked = told.has(asked.id);
    const unmeasured = { durationMs: 0, timeout: false, correct: null, revision: 0, elapsedMs: 0, shownMs: null };
    return {
      ...unmeasured,
      id: asked.id,
      model: asked.model,
      value,
      flagged: flagged.has(asked.id),
      locked,
      feedback: locked ? tell(value) : null,
    };
  });
  const answer = answers[shown]!;
  const { id } = question.asked;
  if (handedIn)
    return (
      <div className={styles.review}>
        <ExamReview review={questions.map((each) => reviewedTrial(each, valueOf(each.asked.id)))} />
        <p className={styles.acts}>
          <Button
            kind="plain"
            onClick={() => {
              setValues(new Map());
              setTold(new Set());
              setFlagged(new Set());
              setHandedIn(false);
              goTo(0);
            }}
          >
            {t("writing.fromStart")}
          </Button>
        </p>
      </div>
    );
  return (
    <div className={`${exam.work} ${styles.exam}`}>
      <div className={exam.main}>
        <QuestionCard
          key={id}
          question={question.asked}
          answer={answer}
          number={shown + 1}
          total={questions.length}
          leads={moved}
          onAnswer={(value) => setValues(new Map(values).set(id, value))}
        />
        <footer className={exam.foot}>
          <Button kind="plain" disabled={shown === 0} onClick={() => goTo(shown - 1)}>
            {t("exam.previous")}
          </Button>
          <Button kind="plain" aria-pressed={answer.flagged} onClick={() => setFlagged(toggled(flagged, id))}>
            <span aria-hidden>⚑</span> {t(answer.flagged ? "exam.unflag" : "exam.flag")}
          </Button>
          <Button kind="plain" aria-pressed={answer.locked} onClick={() => setTold(toggled(told, id))}>
            {t(answer.locked ? "writing.examPreview.again" : "writing.examPreview.tell")}
          </Button>
          <span className={exam.gap} />
          <Button kind="next" onClick={() => (shown === questions.length - 1 ? setHandedIn(true) : goTo(shown + 1))}>
            {t(shown === questions.length - 1 ? "exam.handIn" : "exam.next")}
          </Button>
        </footer>
      </div>
      <ExamPalette answers={answers} index={shown} onGo={goTo} onHandIn={() => setHandedIn(true)} />
    </div>
  );
}

const toggled = (all: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  all.has(id) ? new Set([...all].filter((each) => each !== id)) : new Set(all).add(id);
