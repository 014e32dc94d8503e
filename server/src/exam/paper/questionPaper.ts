import { sql, type Selectable } from "kysely";
import type { ExamQuestion, StoredAnswer } from "@vigil/model/exam/examWire";
import { isPlaced } from "@vigil/model/curriculum/questionModel";
import { markAnswer, type Mark } from "@vigil/model/exam/markAnswer";
import { ruling as rulingOf, type Ruling } from "@vigil/model/exam/ruling";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import { askedId, askedOptions } from "./askedAs.ts";
import type { ExamRow } from "../examRow.ts";
import { feedbackOf, type StoredQuestion } from "./readQuestions.ts";

type AnswerRow = Selectable<Database["examAnswers"]>;
export type PaperQuestion = AnswerRow & {
  /** What was said of the question since, as its key was wrong. */
  ruling: Ruling | null;
};

/** All of them, one by one: of a statement that asks for "all" the database keeps no plan. */
const columns = Object.keys({
  domainId: true,
  startedMonth: true,
  attemptId: true,
  position: true,
  questionId: true,
  kind: true,
  optionOrder: true,
  askedId: true,
  askedOptions: true,
  value: true,
  revision: true,
  shownMs: true,
  elapsedMs: true,
  answeredAt: true,
  durationMs: true,
  timeout: true,
  flagged: true,
  locked: true,
  claimedCorrect: true,
  credit: true,
  points: true,
} satisfies Record<keyof AnswerRow, true>) as (keyof AnswerRow)[];

/** The questions of an attempt in their order, with what is answered; locked by whoever marks them. */
export async function readQuestionPaper(
  tx: Tx,
  { domainId, startedMonth, id, contentId, quizId }: Pick<ExamRow, "domainId" | "startedMonth" | "id" | "contentId" | "quizId">,
  lock = false,
): Promise<PaperQuestion[]> {
  const rows = await tx
    .selectFrom("examAnswers")
    .select(columns)
    .select(rulingIn(contentId, quizId).as("ruling"))
    .where("domainId", "=", domainId)
    .where("startedMonth", "=", sql<string>`${startedMonth}::date`)
    .where("attemptId", "=", id)
    .orderBy("position")
    .$if(lock, (query) => query.forUpdate("examAnswers"))
    .execute();
  return rows.map((row) => ({ ...row, ruling: row.ruling === null ? null : rulingOf.parse(row.ruling) }));
}

/** The newest of its question, in this version of its course or quiz. */
const rulingIn = (contentId: number | null, quizId: number | null) =>
  sql`(select said.ruling from question_regrades said
    where said.domain_id = exam_answers.domain_id and said.question_id = exam_answers.question_id
      and (${contentId}::bigint = any(said.content_ids) or ${quizId}::bigint = any(said.quiz_ids))
    order by said.id desc limit 1)`;

/** A paper's questions as they are asked: the options in its order, all under the numbers of the attempt, and nothing of what is right. */
export const askedQuestions = (paper: readonly PaperQuestion[], bank: ReadonlyMap<number, StoredQuestion>): ExamQuestion[] =>
  paper.map((row) => {
    const question = known(bank, row.questionId);
    return {
      id: askedId(row),
      model: row.kind,
      text: question.text,
      options: row.optionOrder.flatMap((id, place) => {
        const option = question.options.find((each) => each.id === id);
        if (option === undefined) return [];
        const { text, side } = option;
        return { id: row.askedOptions?.[place] ?? id, text, ...(side === undefined ? {} : { side }) };
      }),
      ...(question.unit === undefined ? {} : { unit: question.unit }),
      ...shownOf(question, `training/exam/attempts/${row.attemptId}/pictures/${askedId(row)}`),
    };
  });

type Shown = Pick<StoredQuestion, "model" | "mediaId" | "file" | "picture" | "film" | "description" | "keys">;

/** A picture before a film, where a course has both. */
function shownAs({ model, mediaId, file, picture, film }: Shown, address: string): Pick<ExamQuestion, "picture" | "film" | "scan"> {
  if (model === "findThreat") return (mediaId ?? file) === undefined ? {} : { scan: address };
  if (isPlaced(model)) return (mediaId ?? file) === undefined ? {} : { picture: address };
  if (film !== undefined && picture === undefined) return { film: address };
  return (mediaId ?? picture) === undefined ? {} : { picture: address };
}

/** What is shown with a question, at that address. */
export function shownOf(question: Shown, address: string): Pick<ExamQuestion, "picture" | "film" | "scan" | "keys" | "description"> {
  const { picture, film, description = (picture ?? film)?.description, keys } = question;
  return {
    ...shownAs(question, address),
    ...(keys === undefined ? {} : { keys }),
    ...(description === undefined ? {} : { description }),
  };
}

/** The same rows under the numbers of the bank: whoever looks at many attempts has to know which question it is. */
export const asInBank = (paper: readonly PaperQuestion[]): PaperQuestion[] =>
  paper.map((row) => ({ ...row, askedId: null, askedOptions: null }));

/** What is stored of the answers; feedback only of those that are locked, where the exam gives it at once. */
export const storedAnswers = (
  attempt: Pick<ExamRow, "settings">,
  paper: readonly PaperQuestion[],
  bank: ReadonlyMap<number, StoredQuestion>,
): StoredAnswer[] =>
  paper
    .filter(({ revision }) => revision > 0)
    .map((row) => {
      const question = known(bank, row.questionId);
      const tells = row.locked && attempt.settings.feedback === "question";
      const { value, elapsedMs, shownMs, revision, durationMs, timeout, flagged, locked } = row;
      return {
        id: askedId(row),
        model: row.kind,
        value: askedOptions(row, value ?? []),
        elapsedMs,
        shownMs,
        revision,
        durationMs,
        timeout,
        flagged,
        locked,
        feedback: tells ? feedbackOf(question, row, earned(attempt, row, question).credit) : null,
      };
    });

/** What an answer of a paper earns by now. */
export const earned = (
  { settings }: Pick<ExamRow, "settings">,
  { kind: model, ruling, value }: Pick<PaperQuestion, "kind" | "ruling" | "value">,
  { key, accepted, unit }: StoredQuestion,
): Mark => markAnswer({ model, key, accepted, unit, ruling, partial: settings.partialCredit }, value ?? []);

export function known(bank: ReadonlyMap<number, StoredQuestion>, id: number): StoredQuestion {
  const question = bank.get(id);
  if (question === undefined) throw new Error(`Question ${id} of an exam is gone.`);
  return question;
}

export const bankById = (questions: readonly StoredQuestion[]): Map<number, StoredQuestion> =>
  new Map(questions.map((question) => [question.id, question]));
