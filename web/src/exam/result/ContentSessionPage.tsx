import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../ui/format.ts";
import { useTitle } from "../../ui/useTitle.ts";
import styles from "../exam.module.css";
import { contentSessionQuery } from "../run/examCalls.ts";
import { ExamSummary } from "./ExamSummary.tsx";

/** An exam or quiz that was handed in, as far as it may be looked at again. */
export function ContentSessionPage() {
  const { t } = useTranslation();
  const { domain, session: id } = useParams({ from: "/$domain/exams/$session" });
  const { data } = useSuspenseQuery(contentSessionQuery(Number(id)));
  const { session, result } = data;
  const kind = t(session.type === "quiz" ? "exam.quiz" : session.type === "final" ? "exam.finalExam" : "exam.unitExam");
  const name = session.unit === null ? session.title : `${session.title} · ${session.unit}`;
  useTitle(`${kind}: ${name}`);
  return (
    <ExamSummary
      kind={kind}
      name={name}
      about={`${t("training.started")}: ${formatInstant(session.startedAt)} · ${t("exam.when")}: ${formatInstant(session.endAt)}`}
      result={result}
      complete
      objectives={[]}
      minibook={null}
      onAgain={undefined}
      leave={
        <Link to={session.type === "quiz" ? "/$domain/quizzes" : "/$domain/training"} params={{ domain }} className={styles.leave}>
          {t(session.type === "quiz" ? "exam.backToQuizzes" : "exam.leave")}
        </Link>
      }
    />
  );
}
