import type { ExamAnswer } from "@vigil/model/exam/examState";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "../exam.module.css";

interface Props {
  answers: readonly ExamAnswer[];
  index: number;
  onGo: (index: number) => void;
  onHandIn: () => void;
}

/** All questions at a glance: answered, flagged, still open. */
export function ExamPalette({ answers, index, onGo, onHandIn }: Props) {
  const { t } = useTranslation();
  const answered = answers.filter(({ value }) => value.length > 0).length;
  return (
    <nav className={styles.palette} aria-label={t("exam.palette")}>
      <h2>{t("exam.palette")}</h2>
      <p className={styles.quiet}>{t("exam.progress", { answered, total: answers.length })}</p>
      <ol>
        {answers.map((answer, at) => {
          const done = answer.value.length > 0;
          const states = [t(done ? "exam.answered" : "exam.notAnswered"), ...(answer.flagged ? [t("exam.flagged")] : [])];
          return (
            <li key={answer.id}>
              <button
                type="button"
                data-done={done || undefined}
                data-flagged={answer.flagged || undefined}
                aria-current={at === index ? "step" : undefined}
                aria-label={`${at + 1}: ${states.join(", ")}`}
                onClick={() => onGo(at)}
              >
                {at + 1}
                {answer.flagged && <span aria-hidden>⚑</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <Button kind="plain" wide onClick={onHandIn}>
        {t("exam.handIn")}
      </Button>
    </nav>
  );
}
