import { sql } from "kysely";
import { isReviewed } from "@vigil/model/exam/examSettings";
import { meanScore } from "@vigil/model/exam/examScore";
import type { ExamResult, FirstResult, ReviewedQuestion } from "@vigil/model/exam/examWire";
import { allEnded } from "../../storage/allEnded.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { removedDetails } from "../../attempt/removedDetails.ts";
import type { ExamRow } from "../examRow.ts";
import { askedOptions } from "../paper/askedAs.ts";
import { asInBank, askedQuestions, bankById, known, readQuestionPaper } from "../paper/questionPaper.ts";
import { feedbackOf, readQuestions } from "../paper/readQuestions.ts";

/** The result of a sealed attempt, as far as its rules tell it; `all` for an auditor, who sees everything. */
export async function resultOf(tx: Tx, attempt: ExamRow, locale?: string, all = false): Promise<ExamResult> {
  const { settings, passed, score, missed, minibook } = attempt;
  const tellsScore = all || settings.results !== "none";
  const [{ attempts, scores, latest, locked, first }, reviewed] = await allEnded([
    placeFacts(tx, attempt),
    review(tx, attempt, locale, all),
  ]);
  const removed = reviewed?.length === 0 ? await removedDetails(tx, "answers", attempt) : undefined;
  return {
    allAvg: tellsScore ? meanScore(latest) : null,
    attempts,
    avg: tellsScore ? meanScore(scores) : null,
    minibook: minibook === "due",
    passed: passed ?? false,
    review: removed ? null : reviewed,
    ...(removed && { removed }),
    score: tellsScore ? (score ?? 0) / 100 : null,
    passingScore: settings.passingScore,
    missed: tellsScore || settings.minibook ? missed : [],
    locked,
    ...(first === null ? {} : { first: { ...first, score: tellsScore ? first.score : null } }),
    sealedBy: attempt.sealedBy ?? "submit",
  };
}

interface PlaceFacts {
  attempts: number;
  scores: number[];
  latest: number[];
  locked: boolean;
  first: FirstResult | null;
}

/**
 * Up to this attempt: the scores at this exam, and the latest one of each exam of the course. Attempts are looked for by their learner: the index that is
 * there for who names an attempt does not offer itself to `coalesce`.
 */
async function placeFacts(tx: Tx, { domainId, userId, id, kind, courseStatusId, unitId, quizId }: ExamRow): Promise<PlaceFacts> {
  const { rows } = await sql<PlaceFacts>`
    with place as (
      select a.id, a.kind, a.unit_id, a.score / 100.0::float8 as score from exam_attempts a
       where a.domain_id = ${domainId} and a.user_id = ${userId} and coalesce(a.id, 0) <= ${id} and a.sealed_by is not null
         and a.course_status_id is not distinct from ${courseStatusId}
         and (a.quiz_id is null or a.quiz_id in (select same.id from quizzes named join quizzes same on same.domain_id = named.domain_id
           and coalesce(same.root_id, same.id) = coalesce(named.root_id, named.id) where named.domain_id = ${domainId} and named.id = ${quizId})))
    select (select count(*)::int from place where kind = ${kind} and unit_id is not distinct from ${unitId}) as attempts,
           coalesce((select array_agg(score) from place where kind = ${kind} and unit_id is not distinct from ${unitId}), '{}') as scores,
           coalesce((select array_agg(score) from (select distinct on (kind, unit_id) score from place order by kind, unit_id, id desc) last), '{}') as latest,
           coalesce(${kind} = 'final' and (select c.final_exam_locked from course_statuses c where c.domain_id = ${domainId} and c.id = ${courseStatusId}),
             false) or coalesce((select s.locked_at is not null from quiz_statuses s join quizzes q on q.domain_id = s.domain_id
               and coalesce(q.root_id, q.id) = s.quiz_root_id where s.domain_id = ${domainId} and s.user_id = ${userId} and q.id = ${quizId}), false) as locked,
           (select jsonb_build_object('score', first.score_before / 100.0::float8, 'passed', first.passed_before, 'reason', last.reason,
               'regradedAt', to_char(last.regraded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'passKept', last.pass_kept)
             from (select r.score_before, r.passed_before from exam_regrades r where r.domain_id = ${domainId} and r.attempt_id = ${id}
                and (r.score <> r.score_before or r.passed <> r.passed_before) order by r.regrade_id limit 1) first,
               (select said.reason, r.regraded_at, r.pass_kept from exam_regrades r
                 join question_regrades said on said.domain_id = r.domain_id and said.id = r.regrade_id
                where r.domain_id = ${domainId} and r.attempt_id = ${id} and (r.score <> r.score_before or r.passed <> r.passed_before)
                order by r.regrade_id desc limit 1) last) as first`.execute(tx);
  return rows[0] ?? { attempts: 0, scores: [], latest: [], locked: false, first: null };
}

/** Question by question: what is right where the results may be reviewed, the words to it where feedback is given. */
async function review(tx: Tx, attempt: ExamRow, locale: string | undefined, all: boolean): Promise<ReviewedQuestion[] | null> {
  const { settings, domainId } = attempt;
  const keys = all || settings.results === "review";
  const words = all || settings.feedback !== "none";
  if (!all && !isReviewed(settings)) return null;
  const paper = all ? asInBank(await readQuestionPaper(tx, attempt)) : await readQuestionPaper(tx, attempt);
  const bank = bankById(await readQuestions(tx, domainId, attempt, locale));
  const asked = askedQuestions(paper, bank);
  return asked.flatMap((question, index) => {
    const row = paper[index];
    if (row === undefined) return [];
    const told = feedbackOf(known(bank, row.questionId), row, row.credit);
    return {
      ...question,
      value: askedOptions(row, row.value ?? []),
      correct: told.correct,
      credit: told.credit,
      ...(row.credit === "part" ? { part: (row.points ?? 0) / 100 } : {}),
      ...(row.ruling === null ? {} : { ruling: row.ruling.kind }),
      timeout: row.timeout,
      durationMs: row.durationMs,
      key: keys ? told.key : null,
      ...(keys && told.accepted !== undefined ? { accepted: told.accepted } : {}),
      feedback: words && told.text !== "" ? told.text : null,
      ...(words && told.said !== undefined ? { said: told.said } : {}),
    };
  });
}
