import { sql } from "kysely";
import {
  leastForDiscrimination,
  type BankEntry,
  type QuestionBank,
  type QuestionFigures,
  type Regrade,
} from "@vigil/model/exam/regradeWire";
import { isAcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import { isPlaced } from "@vigil/model/curriculum/questionModel";
import type { AnswerValue } from "@vigil/model/exam/answerValue";
import { markedPlaces, unmarked } from "@vigil/model/exam/markedPlaces";
import { rightOptions } from "@vigil/model/exam/markAnswer";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { shownOf } from "../paper/questionPaper.ts";
import { readQuestions, rightWords } from "../paper/readQuestions.ts";
import { pointsIn } from "./attemptsAsked.ts";
import { bankIn, bankPath, type BankPlace } from "./regradeTarget.ts";

/** The questions of a version with what is right, how each did, and what was said of them since. */
export async function questionBank(tx: Tx, domainId: number, place: BankPlace, locale?: string): Promise<QuestionBank> {
  const questions = await readQuestions(tx, domainId, bankIn(place), locale);
  const figures = await figuresOf(tx, domainId, place);
  const said = await objectivesOf(tx, place);
  const regrades = await regradesOf(tx, domainId, place);
  const values = questions.some(({ model }) => isPlaced(model)) ? await valuesOf(tx, domainId, place) : [];
  return {
    questions: questions.map(({ id, model, objective, text, options, unit, ...right }): BankEntry => {
      const ruling = regrades.find((each) => each.questionId === id)?.ruling ?? null;
      const accepted = rightWords(right.accepted, ruling);
      const own = values.filter(({ questionId }) => questionId === id);
      const { keys: _, ...shown } = shownOf({ model, ...right }, `${bankPath(place)}/${id}/picture`);
      return {
        id,
        model,
        objective: objective === null ? null : (said.get(String(objective)) ?? String(objective)),
        text,
        options,
        key: [...rightOptions(model, right.key, ruling)],
        accepted,
        ...(unit === undefined ? {} : { unit }),
        ...shown,
        figures: { ...(figures.get(id) ?? unseen), marked: markedPlaces(model, accepted.filter(isAcceptedPlace), own) },
      };
    }),
    regrades,
  };
}

/** The answers written most often. */
const mostWritings = 12;

const unseen: QuestionFigures = {
  shown: 0,
  earned: null,
  wholly: 0,
  unanswered: 0,
  seconds: null,
  discrimination: null,
  chosen: [],
  written: [],
  marked: unmarked,
};

const inBank = (place: BankPlace) => {
  const { contentId, quizId } = bankIn(place);
  return sql`(attempt.content_id = ${contentId}::bigint or attempt.quiz_id = ${quizId}::bigint)`;
};

/** Over what was handed in; a question is compared with the others of the same attempt. */
export async function figuresOf(tx: Tx, domainId: number, place: BankPlace): Promise<Map<number, Omit<QuestionFigures, "marked">>> {
  const { rows } = await sql<Omit<QuestionFigures, "marked"> & { questionId: number }>`
    with answer as (
      select mine.question_id, mine.kind, mine.credit, mine.value, mine.duration_ms, ${pointsIn("mine")} as points,
          sum(${pointsIn("mine")}) over (partition by mine.attempt_id) - ${pointsIn("mine")} as rest, count(*) over (partition by mine.attempt_id) - 1 as others
        from exam_attempts attempt join exam_answers mine on mine.domain_id = attempt.domain_id and mine.started_month = attempt.started_month
          and mine.attempt_id = attempt.id
       where attempt.domain_id = ${domainId} and attempt.sealed_at is not null and ${inBank(place)} and mine.credit <> 'out'),
    option as (
      select answer.question_id, chosen.id::int as option, count(*)::int as times
        from answer cross join lateral jsonb_array_elements_text(answer.value) chosen (id)
       where jsonb_typeof(answer.value) = 'array' and answer.kind in ('single', 'multiple') group by answer.question_id, chosen.id),
    pair as (
      select answer.question_id, (answer.value ->> place)::int as option, (answer.value ->> place + 1)::int as target, count(*)::int as times
        from answer cross join lateral generate_series(0, jsonb_array_length(answer.value) - 2, 2) place
       where answer.kind = 'match' group by answer.question_id, answer.value ->> place, answer.value ->> place + 1),
    writing as (
      select answer.question_id, answer.value ->> 0 as text, count(*)::int as times,
          row_number() over (partition by answer.question_id order by count(*) desc, answer.value ->> 0) as place
        from answer where answer.kind in ('numeric', 'text') and answer.value ->> 0 is not null group by answer.question_id, answer.value ->> 0)
    select answer.question_id, count(*)::int as shown, round(avg(points) / 100, 2)::float8 as earned, count(*) filter (where credit = 'full')::int as wholly,
        count(*) filter (where coalesce(value, '[]') = '[]')::int as unanswered, round(avg(duration_ms) / 1000, 1)::float8 as seconds,
        case when count(*) >= ${leastForDiscrimination} then round(corr(points, rest::float8 / nullif(others, 0))::numeric, 2)::float8 end as discrimination,
        coalesce((select jsonb_agg(jsonb_build_object('option', option.option, 'times', option.times)) from option
          where option.question_id = answer.question_id), (select jsonb_agg(jsonb_build_object('option', pair.option, 'target', pair.target, 'times', pair.times))
          from pair where pair.question_id = answer.question_id), '[]') as chosen,
        coalesce((select jsonb_agg(jsonb_build_object('text', writing.text, 'times', writing.times) order by writing.place) from writing
          where writing.question_id = answer.question_id and writing.place <= ${mostWritings}), '[]') as written
      from answer group by answer.question_id`.execute(tx);
  return new Map(rows.map(({ questionId, ...figures }) => [questionId, figures]));
}

/** So many different answers of a question are looked at: the most frequent. */
const mostValues = 5000;

interface GivenValue {
  questionId: number;
  value: AnswerValue;
  times: number;
}

/** What was marked, as often as it was. */
async function valuesOf(tx: Tx, domainId: number, place: BankPlace): Promise<GivenValue[]> {
  const { rows } = await sql<GivenValue>`
    select given.question_id, given.value, given.times from (
      select mine.question_id, mine.value, count(*)::int as times, row_number() over (partition by mine.question_id order by count(*) desc, mine.value) as place
        from exam_attempts attempt join exam_answers mine on mine.domain_id = attempt.domain_id and mine.started_month = attempt.started_month
          and mine.attempt_id = attempt.id
       where attempt.domain_id = ${domainId} and attempt.sealed_at is not null and ${inBank(place)} and mine.credit <> 'out'
         and mine.kind in ('hotspot', 'findThreat') and jsonb_typeof(mine.value) = 'array' group by mine.question_id, mine.value) given
     where given.place <= ${mostValues}`.execute(tx);
  return rows;
}

async function objectivesOf(tx: Tx, place: BankPlace): Promise<Map<string, string>> {
  if ("quizId" in place) return new Map();
  const { rows } = await sql<{ id: string; text: string }>`select objective ->> 'id' as id, objective ->> 'text' as text
    from course_contents content cross join lateral jsonb_array_elements(content.content -> 'objectives') objective
   where content.id = ${place.contentId}`.execute(tx);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

async function regradesOf(tx: Tx, domainId: number, place: BankPlace): Promise<Regrade[]> {
  const { contentId, quizId } = bankIn(place);
  const { rows } = await sql<Omit<Regrade, "madeAt"> & { madeAt: Date }>`
    select said.id, said.question_id, said.ruling, said.reason, said.keep_passes, said.made_at, said.state, said.wanted,
        coalesce(nullif(trim(concat_ws(' ', author.first_name, author.last_name)), ''), author.username, '') as made_by, done.*
      from question_regrades said left join users author on author.domain_id = said.domain_id and author.id = said.made_by
      cross join lateral (select count(*)::int as done, count(*) filter (where result.score <> result.score_before)::int as changed,
          count(*) filter (where result.passed and not result.passed_before)::int as pass_now,
          count(*) filter (where result.passed_before and not result.passed)::int as pass_lost, count(*) filter (where result.pass_kept)::int as pass_kept
        from exam_regrades result where result.domain_id = said.domain_id and result.regrade_id = said.id) done
     where said.domain_id = ${domainId} and (${contentId}::bigint = any(said.content_ids) or ${quizId}::bigint = any(said.quiz_ids))
     order by said.id desc limit 200`.execute(tx);
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: wireInstant(madeAt) }));
}
