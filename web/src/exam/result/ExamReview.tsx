import type { ReviewedQuestion } from "@vigil/model/exam/examWire";
import { useTranslation } from "react-i18next";
import styles from "../exam.module.css";
import { QuestionPicture } from "../screen/QuestionPicture.tsx";

/** Question by question: what was answered, what is right, and why. */
export function ExamReview({ review, audited = false }: { review: readonly ReviewedQuestion[]; audited?: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={styles.review} aria-label={t("exam.review")}>
      <h2>{t("exam.review")}</h2>
      <ol>
        {review.map((question, index) => (
          <li key={question.id} className={styles.reviewed} data-correct={question.correct || undefined}>
            <h3>
              <span className={styles.verdict}>
                <span aria-hidden>{question.correct ? "✓" : "✕"}</span> {t(question.correct ? "exam.right" : "exam.wrong")}
                {question.timeout && ` · ${t("exam.timedOut")}`}
              </span>
              <span dir="auto">
                {index + 1}. {question.text}
              </span>
            </h3>
            <QuestionPicture picture={question.picture} />
            <ul dir="auto">
              {question.options
                .filter(({ id }) => question.key !== null || question.value.includes(id))
                .map(({ id, text }) => {
                  const chosen = question.value.includes(id);
                  const right = question.key?.includes(id) === true;
                  return (
                    <li key={id} data-right={right || undefined} data-wrong={(chosen && question.key !== null && !right) || undefined}>
                      <span>{text}</span>
                      {right && <em>✓ {t("exam.rightAnswer")}</em>}
                      {chosen && <em>{t(audited ? "exam.learnersAnswer" : "exam.yourAnswer")}</em>}
                    </li>
                  );
                })}
              {question.value.length === 0 && <li>{t("exam.noAnswer")}</li>}
            </ul>
            {question.feedback !== null && <p dir="auto">{question.feedback}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
