import type { QuizLearner } from "@vigil/model/quiz/quizWire";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { PersonLink } from "../shell/PersonLink.tsx";
import { can, useUser } from "../shell/user.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { formatNumber, formatPercent } from "../ui/format.ts";
import { Table } from "../ui/Table.tsx";
import { Tag, type Tone } from "../ui/Tag.tsx";
import { useAct } from "../shell/useAct.ts";

const nameOf = ({ firstName, lastName, username }: QuizLearner): string => `${firstName} ${lastName}`.trim() || username;

const scoreText = (score: number | null): string => (score === null ? "–" : formatPercent(score));

/** Who takes a quiz and how far they are; whoever may edit quizzes lets those who are locked try again. */
export function QuizLearners({ quizId }: { quizId: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const user = useUser();
  const edits = can(user, "quizzes:edit");
  const queryKey = ["quizzes", "learners", quizId];
  const { data: learners } = useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => call<QuizLearner[]>("GET", `quizzes/${quizId}/learners`, { signal }),
  });
  const { run, busy } = useAct({
    call: ({ userId }: QuizLearner) => call<QuizLearner[]>("POST", `quizzes/${quizId}/unlock`, { body: { ids: [userId] } }),
    done: (answer) => queries.setQueryData(queryKey, answer),
    told: (_answer, learner) => t("quizzes.unlocked", { name: nameOf(learner) }),
  });
  if (learners.length === 0) return <EmptyState title={t("quizzes.learners")} text={t("quizzes.noLearners")} />;
  return (
    <Table label={t("quizzes.learners")}>
      <thead>
        <tr>
          <th scope="col">{t("quizzes.learner")}</th>
          <th scope="col">{t("quizzes.state")}</th>
          <th scope="col">{t("quizzes.best")}</th>
          <th scope="col">{t("quizzes.latest")}</th>
          <th scope="col">{t("quizzes.attemptsHead")}</th>
          <th scope="col">{t("quizzes.failedHead")}</th>
          {edits && <th scope="col">{t("quizzes.unlock")}</th>}
        </tr>
      </thead>
      <tbody>
        {learners.map((learner) => (
          <tr key={learner.userId}>
            <td>
              <PersonLink userId={learner.userId}>{nameOf(learner)}</PersonLink>
              {!learner.assigned && ` (${t("quizzes.unassigned")})`}
            </td>
            <td>
              <State learner={learner} />
            </td>
            <td>{scoreText(learner.best)}</td>
            <td>{scoreText(learner.latest)}</td>
            <td>{formatNumber(learner.attempts)}</td>
            <td>{formatNumber(learner.failedAttempts)}</td>
            {edits && (
              <td>
                {learner.locked && (
                  <Button
                    kind="plain"
                    size="small"
                    busy={busy}
                    aria-label={`${t("quizzes.unlock")}: ${nameOf(learner)}`}
                    onClick={() => void run(learner)}
                  >
                    {t("quizzes.unlock")}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function State({ learner: { passedAt, locked, attempts } }: { learner: QuizLearner }) {
  const { t } = useTranslation();
  const state = passedAt !== null ? "passed" : locked ? "locked" : attempts > 0 ? "tried" : "fresh";
  const tones = { passed: "good", locked: "bad", tried: "warn", fresh: "quiet" } as const satisfies Record<string, Tone>;
  return <Tag tone={tones[state]}>{t(`quizzes.${state}`)}</Tag>;
}
