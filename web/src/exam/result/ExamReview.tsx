import { isChosen, isPlaced } from "@vigil/model/curriculum/questionModel";
import type { ReviewedQuestion } from "@vigil/model/exam/examWire";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../ui/format.ts";
import styles from "../exam.module.css";
import { ToldAnswer } from "../kinds/ToldAnswer.tsx";
import { QuestionPicture } from "../screen/QuestionPicture.tsx";

/** Question by question: what was answered, what is right, and why. */
export function ExamReview({ review, audited = false }: { review: readonly ReviewedQuestion[]; audited?: boolean }) {
  const { t } = useTranslation();
  const own = t(audited ? "exam.learnersAnswer" : "exam.yourAnswer");
  return (
    <section className={styles.review} aria-label={t("exam.review")}>
      <h2>{t("exam.review")}</h2>
      <ol>
        {review.map((question, index) => (
          <li key={question.id} className={styles.reviewed} data-correct={question.correct || undefined}>
            <h3>
              <span className={styles.verdict}>
                <Verdict question={question} />
                {question.timeout && ` · ${t("exam.timedOut")}`}
              </span>
              <span dir="auto">
                {index + 1}. {question.text}
              </span>
            </h3>
            {question.ruling && <p className={styles.quiet}>{t(`exam.rulings.${question.ruling}`)}</p>}
            {!isPlaced(question.model) && <QuestionPicture question={question} />}
            {isChosen(question.model) ? (
              <Chosen question={question} own={own} />
            ) : (
              <ToldAnswer
                question={question}
                value={question.value}
                correct={question.correct}
                right={question.key}
                accepted={question.accepted}
                own={own}
              />
            )}
            {question.value.length === 0 && <p>{t("exam.noAnswer")}</p>}
            {question.feedback !== null && <p dir="auto">{question.feedback}</p>}
            {question.said?.map(({ id, text }) => (
              <p key={id} dir="auto">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chosen({ question, own }: { question: ReviewedQuestion; own: string }) {
  const { t } = useTranslation();
  return (
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
              {chosen && <em>{own}</em>}
            </li>
          );
        })}
    </ul>
  );
}

function Verdict({ question: { credit, part = 0 } }: { question: ReviewedQuestion }) {
  const { t } = useTranslation();
  const signs = { full: "✓", part: "◐", none: "✕", out: "–" } as const;
  const words = {
    full: () => t("exam.right"),
    part: () => t("exam.partly", { percent: formatPercent(part, 2) }),
    none: () => t("exam.wrong"),
    out: () => t("exam.takenOut"),
  } as const;
  return (
    <>
      <span aria-hidden>{signs[credit]}</span> {words[credit]()}
    </>
  );
}
