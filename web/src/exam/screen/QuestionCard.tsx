import type { ExamAnswer } from "@vigil/model/exam/examState";
import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import styles from "../exam.module.css";
import { QuestionPicture } from "./QuestionPicture.tsx";

interface Props {
  question: ExamQuestion;
  answer: ExamAnswer;
  number: number;
  total: number;
  onChoose: (id: number) => void;
}

/** A question with its options; once its answer is locked and told, with what is right. */
export function QuestionCard({ question, answer, number, total, onChoose }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // the screen reader begins with the question, the keyboard after it
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
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
      <QuestionPicture picture={question.picture} />
      <fieldset className={styles.options}>
        <legend>{t(question.model === "single" ? "exam.chooseOne" : "exam.chooseSeveral")}</legend>
        {question.options.map((option, index) => (
          <label
            key={option.id}
            className={styles.option}
            data-chosen={answer.value.includes(option.id) || undefined}
            data-right={feedback?.key.includes(option.id) || undefined}
            data-wrong={(feedback && answer.value.includes(option.id) && !feedback.key.includes(option.id)) || undefined}
          >
            <input
              type={question.model === "single" ? "radio" : "checkbox"}
              name={`question-${question.id}`}
              checked={answer.value.includes(option.id)}
              disabled={locked}
              onChange={() => onChoose(option.id)}
            />
            <kbd aria-hidden>{index + 1}</kbd>
            <span dir="auto">{option.text}</span>
            {feedback?.key.includes(option.id) && <span className={styles.mark}>✓ {t("exam.rightAnswer")}</span>}
            {feedback && answer.value.includes(option.id) && <span className={styles.own}>{t("exam.yourAnswer")}</span>}
          </label>
        ))}
      </fieldset>
      {feedback && (
        <Message
          kind={feedback.correct ? "success" : "warning"}
          title={t(feedback.correct ? "exam.right" : "exam.wrong") + (answer.timeout ? ` · ${t("exam.timedOut")}` : "")}
        >
          <span className={styles.because} dir="auto">
            {feedback.text}
          </span>
        </Message>
      )}
    </section>
  );
}
