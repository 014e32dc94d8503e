import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { RemovedNote } from "../attempt/RemovedNote.tsx";
import { inWords } from "../dataWords.ts";
import { ExamReview } from "../exam/result/ExamReview.tsx";
import { Regraded } from "../exam/result/Regraded.tsx";
import { PlaceFlags } from "../integrity/PlaceFlags.tsx";
import { NotFound } from "../shell/NotFound.tsx";
import { formatDuration, formatInstant, formatPercent } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./Audit.module.css";
import { attemptKind } from "./AuditedContent.tsx";
import { learnerName } from "./AuditLearnerPage.tsx";
import { auditedAttemptQuery } from "./auditQueries.ts";

/** One exam or quiz of a learner, answer by answer, with what was right. */
export function AuditAttemptPage() {
  const { kind } = useParams({ from: "/$domain/frame/audit/$user/$kind/$item/exams/$session" });
  return kind === "courses" || kind === "quizzes" ? <Attempt kind={kind} /> : <NotFound />;
}

function Attempt({ kind }: { kind: "courses" | "quizzes" }) {
  const { t } = useTranslation();
  const { domain, user, item, session: id } = useParams({ from: "/$domain/frame/audit/$user/$kind/$item/exams/$session" });
  const { data } = useSuspenseQuery(auditedAttemptQuery(kind, Number(id)));
  const { learner, session, result, objectives } = data;
  const title = session.type === "quiz" ? session.title : inWords("courses", session.title);
  const missed = result.missed.flatMap((each) => objectives.find((objective) => objective.id === each)?.text ?? []);
  const facts = [
    [t("review.attempt"), String(session.number)],
    [t("review.handedIn"), formatInstant(session.endAt)],
    [t("review.duration"), formatDuration(session.duration)],
    [
      t("review.score"),
      `${formatPercent(session.score ?? 0, 2)} · ${t("review.toPass", { score: formatPercent(result.passingScore, 2) })}`,
    ],
  ] as const;
  return (
    <>
      <PageHead
        title={t("review.answers", { kind: t(attemptKind[session.type]), name: learnerName(learner) })}
        crumb={
          <Link to="/$domain/audit/$user/$kind/$item" params={{ domain, user, kind, item }} dir="auto">
            {title}
          </Link>
        }
        aside={<Tag tone={session.passed ? "good" : "warn"}>{t(session.passed ? "review.passed" : "review.notPassed")}</Tag>}
        lead={t(`review.closedBy.${result.sealedBy}`)}
      />
      <div className={styles.page}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PlaceFlags examAttemptId={Number(id)} />
        {missed.length > 0 && <p>{t("review.objectivesMissed", { list: missed.join(" · ") })}</p>}
        {result.first && <Regraded first={result.first} />}
        {result.removed && <RemovedNote removed={result.removed} />}
        {result.review !== null && <ExamReview review={result.review} audited />}
      </div>
    </>
  );
}
