import type { AnswerValue } from "@vigil/model/exam/answerValue";
import type { ExamAnswer } from "@vigil/model/exam/examState";
import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { useTranslation } from "react-i18next";
import styles from "../exam.module.css";

interface Props {
  question: ExamQuestion;
  answer: ExamAnswer;
  onAnswer: (value: AnswerValue) => void;
}

/** What is chosen when this is chosen, or chosen no more. */
export const chosenWith = ({ model, value }: ExamAnswer, id: number): AnswerValue =>
  model === "single" ? [id] : value.includes(id) ? value.filter((one) => one !== id) : [...value, id];

/** One of several answers, or several; once that is told, with what is right. */
export function ChoiceAnswer({ question, answer, onAnswer }: Props) {
  const { t } = useTranslation();
  const { feedback } = answer;
  return (
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
            disabled={answer.locked}
            onChange={() => onAnswer(chosenWith(answer, option.id))}
          />
          <kbd aria-hidden>{index + 1}</kbd>
          <span dir="auto">{option.text}</span>
          {feedback?.key.includes(option.id) && <span className={styles.mark}>✓ {t("exam.rightAnswer")}</span>}
          {feedback && answer.value.includes(option.id) && <span className={styles.own}>{t("exam.yourAnswer")}</span>}
        </label>
      ))}
    </fieldset>
  );
}
