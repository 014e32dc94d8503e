import { useTranslation } from "react-i18next";
import styles from "./Event.module.css";
import type { ChangedQuestion, EventParts } from "./eventParts.ts";

/** What became of the questions of a quiz: their words, and which answers are right. */
export function AnswerKeyChanges({ changes }: { changes: EventParts["answerKey"] }) {
  const { t } = useTranslation();
  if (changes === "hidden") return <p className={styles.quiet}>{t("events.keyHidden")}</p>;
  if (changes.length === 0) return null;
  const told = (question: ChangedQuestion["before"]) =>
    question === null ? (
      "–"
    ) : (
      <>
        <bdi>{question.text}</bdi>
        <ul className={styles.parts}>
          {question.correct.map((answer) => (
            <li key={answer}>
              ✓ <bdi>{answer}</bdi>
            </li>
          ))}
          {question.incorrect.map((answer) => (
            <li key={answer}>
              ✕ <bdi>{answer}</bdi>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t("events.question")}</th>
          <th scope="col">{t("events.before")}</th>
          <th scope="col">{t("events.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ number, before, after }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{told(before)}</td>
            <td>{told(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
