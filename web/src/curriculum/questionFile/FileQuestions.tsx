import type { FileQuestionSeen } from "@vigil/model/exam/questionFile/fileQuestion";
import { useTranslation } from "react-i18next";
import styles from "./questionFile.module.css";

interface FileQuestionsProps {
  questions: readonly FileQuestionSeen[];
  /** Numbers of those that are not taken. */
  left: ReadonlySet<number>;
  leave: (left: ReadonlySet<number>) => void;
}

/** What a file would bring, each to be taken or left. */
export function FileQuestions({ questions, left, leave }: FileQuestionsProps) {
  const { t } = useTranslation();
  const toggle = (number: number) => {
    const others = new Set(left);
    if (!others.delete(number)) others.add(number);
    leave(others);
  };
  return (
    <fieldset className={styles.found}>
      <legend>{t("questionFiles.found", { count: questions.length })}</legend>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={left.size === 0}
          onChange={({ target }) => leave(target.checked ? new Set() : new Set(questions.map(({ number }) => number)))}
        />
        {t("questionFiles.all")}
      </label>
      <ol>
        {questions.map(({ number, kind, text, answers, picture, category, tags }) => (
          <li key={number}>
            <label>
              <input type="checkbox" checked={!left.has(number)} onChange={() => toggle(number)} />
              <span dir="auto" className={styles.text}>
                {text}
              </span>
            </label>
            <span className={styles.quiet}>
              {t(`questionFiles.kinds.${kind}`)}
              {picture && ` · ${t("questionFiles.pictured")}`}
              {category !== "" && (
                <>
                  {" · "}
                  <span>{t("questionFiles.category", { name: category })}</span>
                </>
              )}
              {tags.length > 0 && (
                <>
                  {" · "}
                  <span>{t("questionFiles.tags", { names: tags.join(", ") })}</span>
                </>
              )}
            </span>
            <ul>
              {answers.map((answer) => (
                <li key={answer.text} dir="auto">
                  {answer.right && <b aria-label={t("questionFiles.right")}>✓ </b>}
                  {answer.text}
                  {answer.said !== undefined && <span className={styles.quiet}> – {answer.said}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
