import { sql } from "kysely";
import type { QuestionModel } from "@vigil/model/curriculum/questionModel";
import type { AnswerValue } from "@vigil/model/exam/answerValue";
import { markAnswer, pointsOf } from "@vigil/model/exam/markAnswer";
import { mostNamed, type RegradedPerson, type RegradePreview } from "@vigil/model/exam/regradeWire";
import type { Ruling } from "@vigil/model/exam/ruling";
import type { Tx } from "../../storage/asDomain.ts";
import { attemptsAsked, pointsIn } from "./attemptsAsked.ts";
import type { RegradeTarget } from "./regradeTarget.ts";

interface Handed extends Omit<RegradedPerson, "scoreBefore"> {
  passed: boolean;
  passingScore: number;
  partial: boolean;
  model: QuestionModel;
  value: AnswerValue | null;
  /** Of the other questions that count. */
  others: number;
  otherPoints: number;
}

/** Who would pass, and who would not have passed, before anything is changed. */
export async function previewRegrade(tx: Tx, domainId: number, target: RegradeTarget, said: Ruling): Promise<RegradePreview> {
  const { rows } = await sql<Handed>`
    select attempt.id as attempt_id, learner.id as user_id, concat_ws(' ', learner.first_name, learner.last_name) as name, learner.username,
        company.name as company, attempt.score / 100.0::float8 as score, attempt.passed, (attempt.settings ->> 'passingScore')::float8 as passing_score,
        coalesce((attempt.settings ->> 'partialCredit')::boolean, false) as partial, mine.kind as model, mine.value, other.others, other.points as other_points
      from ${attemptsAsked(domainId, target)}
      join users learner on learner.domain_id = attempt.domain_id and learner.id = attempt.user_id
      join companies company on company.domain_id = learner.domain_id and company.id = learner.company_id
      cross join lateral (select count(*)::int as others, coalesce(sum(${pointsIn("answer")}), 0)::int as points from exam_answers answer
        where answer.domain_id = attempt.domain_id and answer.started_month = attempt.started_month and answer.attempt_id = attempt.id
          and answer.position <> mine.position and answer.credit is distinct from 'out') other
     where attempt.sealed_at is not null order by learner.last_name, learner.first_name, attempt.id`.execute(tx);
  const judged = rows.map((row) => ({ row, score: scoreBy(row, target, said) }));
  const passNow = judged.filter(({ row, score }) => !row.passed && score >= row.passingScore);
  const passLost = judged.filter(({ row, score }) => row.passed && score < row.passingScore);
  return {
    attempts: rows.length,
    changed: judged.filter(({ row, score }) => row.score !== score).length,
    ...(await notMarked(tx, domainId, target)),
    passNow: passNow.slice(0, mostNamed).map(named),
    passNowCount: passNow.length,
    passLost: passLost.slice(0, mostNamed).map(named),
    passLostCount: passLost.length,
  };
}

/** Percent, as `examScore` has it of the whole paper. */
function scoreBy({ partial, model, value, others, otherPoints }: Handed, { question }: RegradeTarget, said: Ruling): number {
  const { key, accepted, unit } = question;
  const mark = markAnswer({ model, key, accepted, unit, ruling: said, partial }, value ?? []);
  const counted = others + (mark.credit === "out" ? 0 : 1);
  return counted === 0 ? 100 : Math.round((otherPoints + pointsOf(mark)) / counted) / 100;
}

const named = ({
  row: { attemptId, userId, name, username, company, score: scoreBefore },
  score,
}: {
  row: Handed;
  score: number;
}): RegradedPerson => ({ attemptId, userId, name, username, company, scoreBefore, score });

async function notMarked(tx: Tx, domainId: number, target: RegradeTarget): Promise<Pick<RegradePreview, "running" | "removed">> {
  const { contentIds, quizIds } = target;
  const { rows } = await sql<{ running: number; removed: number }>`
    select (select count(*)::int from ${attemptsAsked(domainId, target)} where attempt.sealed_at is null) as running,
      (select count(*)::int from exam_attempts attempt
        join kept_months kept on kept.domain_id = attempt.domain_id and kept.kind = 'answers' and kept.month = attempt.started_month and kept.removed > 0
       where attempt.domain_id = ${domainId} and attempt.sealed_at is not null
         and (attempt.content_id = any(${contentIds}::bigint[]) or attempt.quiz_id = any(${quizIds}::bigint[]))) as removed`.execute(tx);
  return rows[0] ?? { running: 0, removed: 0 };
}
