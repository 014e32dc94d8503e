import { isChosen, isPlaced } from "@vigil/model/curriculum/questionModel";
import type { AnswerValue } from "@vigil/model/exam/answerValue";
import type { ExamAnswer } from "@vigil/model/exam/examState";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import styles from "../exam.module.css";
import { KindAnswer } from "../kinds/KindAnswer.tsx";
import { ToldAnswer } from "../kinds/ToldAnswer.tsx";
import { ChoiceAnswer } from "./ChoiceAnswer.tsx";
import { QuestionPicture, type ShownQuestion } from "./QuestionPicture.tsx";

interface Props {
  question: ShownQuestion;
  answer: ExamAnswer;
  number: number;
  total: number;
  onAnswer: (value: AnswerValue) => void;
  /** Whether the focus comes along. */
  leads?: boolean;
}

/** A question with its options; once its answer is locked and told, with what is right. */
export function QuestionCard({ question, answer, number, total, onAnswer, leads = true }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // the screen reader begins with the question, the keyboard after it
  useEffect(() => {
    if (leads) heading.current?.focus({ preventScroll: true });
  }, []); // oxlint-disable-line react/exhaustive-deps -- as it comes
  const { feedback, locked } = answer;
  return (
    <section className={styles.question} aria-labelledby="question">
      <p className={styles.kind}>
        {t("exam.number", { number, total })}
        {answer.flagged && <span className={styles.flagSign}> ⚑ {t("exam.flagged")}</span>}
      </p>
      <h1 id="question" ref={heading} tabIndex={-1} dir="auto">
        {question.text}
      </h1>
      {!isPlaced(question.model) && <QuestionPicture question={question} />}
      {isChosen(question.model) ? (
        <ChoiceAnswer question={question} answer={answer} onAnswer={onAnswer} />
      ) : feedback ? (
        <div className={styles.told}>
          <ToldAnswer
            question={question}
            value={answer.value}
            correct={feedback.correct}
            right={feedback.key}
            accepted={feedback.accepted}
            own={t("exam.yourAnswer")}
          />
        </div>
      ) : (
        <KindAnswer question={question} value={answer.value} onAnswer={onAnswer} disabled={locked} />
      )}
      {feedback && (
        <Message
          kind={feedback.correct ? "success" : "warning"}
          title={
            t(feedback.correct ? "exam.right" : feedback.credit === "part" ? "exam.partlyRight" : "exam.wrong") +
            (answer.timeout ? ` · ${t("exam.timedOut")}` : "")
          }
        >
          <span className={styles.because} dir="auto">
            {feedback.text}
          </span>
          {feedback.said?.map(({ id, text }) => (
            <span key={id} className={styles.because} dir="auto">
              {text}
            </span>
          ))}
        </Message>
      )}
    </section>
  );
}
