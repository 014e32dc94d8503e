import type { Copied, CopyLine, CopyPreview, CopyTarget } from "@vigil/model/bank/bankWire";
import { courseOfQuiz, quizOfCourse, type Carried } from "@vigil/model/bank/copiedQuestion";
import { quiz as quizList } from "@vigil/model/quiz/quiz";
import type { NewCourseQuestion } from "@vigil/model/exam/questionFile/courseOfFile";
import type { FilePicture, QuestionNoteCode } from "@vigil/model/exam/questionFile/fileQuestion";
import { mostQuizQuestions, type QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { sql } from "kysely";
import type { Along } from "../authoring/change/alongQuestions.ts";
import { addQuestions } from "../authoring/change/addQuestions.ts";
import { draftLanguage } from "../authoring/draftLanguage.ts";
import { draftOf } from "../authoring/draftOf.ts";
import { mostCourseQuestions } from "../authoring/files/draftQuestionRoutes.ts";
import { captionsFor, filmInDraft } from "../authoring/files/draftFilm.ts";
import { keptPicture, pictureInDraft } from "../authoring/files/draftPictures.ts";
import { mediaOf, storedPicture, storedScan } from "../curriculum/questionFile/questionPictures.ts";
import { deskOf } from "../entity/desk.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { pickedExpressions } from "../quiz/images/pickedExpressions.ts";
import { questionsOf } from "../quiz/questionsOf.ts";
import { setQuizQuestions } from "../quiz/setQuizQuestions.ts";
import { quizInUse } from "../quiz/versionedQuiz.ts";
import type { Tx } from "../storage/asDomain.ts";
import { bringBankUpToDate } from "./bringBankUpToDate.ts";
import type { CarriedFilm } from "../authoring/files/carriedFilm.ts";
import { chosenQuestions, shownAs, type Chosen } from "./chosenQuestions.ts";

interface Target {
  /** Where its questions stand in the bank. */
  column: "quiz_id" | "course_id";
  id: number;
  room: number;
  /** Whether pictures come along: in a quiz they are media. */
  brings: boolean;
  /** Of a draft: its own language, and those it is translated into. */
  locales: readonly string[];
}

/** The quiz or draft that takes questions; who may not write it is told so. */
async function targetOf(tx: Tx, house: House, by: Caller, to: CopyTarget): Promise<Target> {
  if ("quizId" in to) {
    if (!by.permissions.has("quizzes:edit")) throw new Problem(403, "Forbidden");
    const { type } = await getRecord(tx, quizView(house, by), to.quizId);
    if (type !== "content") throw new Problem(422, "QuizTypeInvalid", { field: "to" });
    const { questions } = await questionsOf(tx, by.domainId, to.quizId);
    return {
      column: "quiz_id",
      id: to.quizId,
      room: mostQuizQuestions - questions.length,
      brings: by.permissions.has("media:add"),
      locales: [],
    };
  }
  if (!by.permissions.has("courses:author")) throw new Problem(403, "Forbidden");
  const draft = await draftOf(tx, by, to.courseId);
  const { rows } = await sql<{
    has: number;
    locales: string[];
  }>`select count(*) filter (where piece = 'questions' and locale = '')::int as has,
      coalesce(array_agg(locale order by locale) filter (where key = 'course' and locale <> ''), '{}') as locales
    from course_draft_parts where draft_id = ${draft.id} and not gone`.execute(tx);
  const own = await draftLanguage(tx, draft.id);
  return {
    column: "course_id",
    id: to.courseId,
    room: mostCourseQuestions - (rows[0]?.has ?? 0),
    brings: true,
    locales: [own, ...(rows[0]?.locales ?? [])],
  };
}

const quizView = (house: House, by: Caller) =>
  deskOf(house, quizList, { expressions: { userCount: sql`0`, inUse: quizInUse, ...pickedExpressions } }).seenBy(by);

type Ready = {
  chosen: Chosen;
  notes: QuestionNoteCode[];
  question?: QuizQuestion | NewCourseQuestion | undefined;
  film?: CarriedFilm | null;
};

async function carried(chosen: Chosen, { column, brings, locales }: Target): Promise<Ready> {
  if (chosen.of === "unfinished") return { chosen, notes: ["unfinished"] };
  if (chosen.of === "closed") return { chosen, notes: ["keyNoRight"] };
  // what is marked cannot be asked without its picture
  if (column === "quiz_id" && chosen.of === "course" && "file" in chosen.question && !brings) return { chosen, notes: ["markedNoRight"] };
  // from quiz to quiz it is the same record of the media
  if (column === "quiz_id" && chosen.of === "quiz") return { chosen, question: unnumbered(chosen.question), notes: [] };
  const film = brings ? await chosen.film() : null;
  const notes: QuestionNoteCode[] =
    film === null
      ? chosen.question.film === undefined
        ? []
        : ["filmLeft"]
      : column === "course_id" && staysSilent(film, locales)
        ? ["captionsLeft"]
        : [];
  if (chosen.of === "quiz") return { chosen, film, ...withNotes(courseOfQuiz(chosen.question), notes) };
  if (column === "quiz_id") return { chosen, film, ...withNotes(quizOfCourse(chosen.question), notes) };
  const { id: _id, objective: _objective, picture: _picture, film: _film, ...question } = chosen.question;
  return { chosen, film, question, notes };
}

/** Whether the film has captions in a language the course has not. */
const staysSilent = (film: CarriedFilm, locales: readonly string[]): boolean =>
  film.captions.length > captionsFor(film, locales).translated.length + 1;

const withNotes = <Question>({ notes, ...rest }: Carried<Question>, more: readonly QuestionNoteCode[]): Carried<Question> => ({
  ...rest,
  notes: [...notes, ...more],
});

const unnumbered = ({ number: _number, ...question }: QuizQuestion): QuizQuestion => question;

/** What copying would bring, question by question; nothing is written. */
export async function previewCopy(tx: Tx, house: House, by: Caller, ids: readonly number[], to: CopyTarget): Promise<CopyPreview> {
  const target = await targetOf(tx, house, by, to);
  const chosen = await chosenQuestions(tx, house, by, ids);
  const { rows } = await sql<{ id: number; same: boolean }>`
    select own.id, bool_or(there.said_hash = own.said_hash or there.id = own.id or own.origin_id = there.id or there.origin_id = own.id) as same
      from bank_questions own join bank_questions there on there.domain_id = own.domain_id and ${sql.ref(`there.${target.column}`)} = ${target.id}
        and (there.words_hash = own.words_hash or there.origin_id = coalesce(own.origin_id, own.id) or there.id = own.origin_id)
     where own.domain_id = ${by.domainId} and own.id = any(${ids}::bigint[]) group by own.id`.execute(tx);
  const ready = await allCarried(chosen, target);
  const lines = ready.map(({ chosen: each, question, notes }): CopyLine => {
    const there = rows.find(({ id }) => id === each.id);
    return {
      id: each.id,
      text: each.text,
      state: there === undefined ? "new" : there.same ? "same" : "words",
      notes: [
        ...notes.map((code) => ({ code, word: "", left: question === undefined })),
        ...(each.wrong === null ? [] : [{ code: "keyWrong" as const, word: each.wrong, left: false }]),
      ],
    };
  });
  return { lines, room: target.room };
}

/** Questions of the bank behind those of a quiz or of a draft, which remember where they come from. */
export async function copyQuestions(tx: Tx, house: House, by: Caller, ids: readonly number[], to: CopyTarget): Promise<Copied> {
  const target = await targetOf(tx, house, by, to);
  const ready = await allCarried(await chosenQuestions(tx, house, by, ids), target);
  const had = ready.filter(({ question }) => question !== undefined);
  if (had.length === 0) throw new Problem(422, "QuestionFileNothing", { field: "ids" });
  if (had.length > target.room) throw new Problem(422, "BankTargetFull", { field: "to", details: { room: target.room } });
  const { quizId, numbers } = "quizId" in to ? await intoQuiz(tx, house, by, to.quizId, had) : await intoDraft(tx, house, by, target, had);
  await bringBankUpToDate(tx, by.domainId);
  const origins = JSON.stringify(had.map(({ chosen: { id } }, index) => ({ id, number: numbers[index] })));
  const place = quizId === null ? sql`copy.course_id = ${target.id}` : sql`copy.quiz_id = ${quizId}`;
  await sql`with made as (select copy.id, from_.id as own_id, coalesce(from_.origin_id, from_.id) as origin_id, from_.category_id
        from jsonb_to_recordset(${origins}::jsonb) as r(id bigint, number integer)
        join bank_questions from_ on from_.domain_id = ${by.domainId} and from_.id = r.id
        join bank_questions copy on copy.domain_id = ${by.domainId} and copy.number = r.number and ${place}),
      known as (update bank_questions kept set origin_id = made.origin_id, category_id = made.category_id from made
        where kept.domain_id = ${by.domainId} and kept.id = made.id)
    insert into bank_question_tags (domain_id, question_id, tag_id) select ${by.domainId}, made.id, marked.tag_id
      from made join bank_question_tags marked on marked.domain_id = ${by.domainId} and marked.question_id = made.own_id on conflict do nothing`.execute(
    tx,
  );
  return { added: had.length, quizId };
}

/** One after the other: they read on one connection. */
async function allCarried(chosen: readonly Chosen[], target: Target): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const each of chosen) ready.push(await carried(each, target));
  return ready;
}

type Written = { quizId: number | null; numbers: number[] };

async function intoQuiz(tx: Tx, house: House, by: Caller, quizId: number, ready: readonly Ready[]): Promise<Written> {
  const { questions: before } = await questionsOf(tx, by.domainId, quizId);
  const added: QuizQuestion[] = [];
  for (const { chosen, question, film } of ready) {
    const own = question as QuizQuestion;
    if (film) {
      const { name, hash, mediaType, bytes, description, captions } = film;
      const brought = { name, file: { hash, data: { fileName: name, mediaType, bytes } } };
      added.push({ ...own, mediaId: await mediaOf(tx, house, by, brought), film: { description, captions } });
      continue;
    }
    const picture = chosen.of === "course" && by.permissions.has("media:add") ? await chosen.picture() : null;
    const brought = picture === null ? undefined : await broughtOf(house, picture, shownAs(own.asks));
    added.push(brought === undefined ? own : { ...own, mediaId: await mediaOf(tx, house, by, brought) });
  }
  const id = await setQuizQuestions(tx, quizView(house, by), quizId, [...before, ...added]);
  const { questions } = await questionsOf(tx, by.domainId, id);
  return { quizId: id, numbers: questions.slice(before.length).map(({ number }) => number ?? -1) };
}

const broughtOf = (house: House, picture: FilePicture, as: "picture" | "scan") =>
  as === "scan"
    ? storedScan(house, picture.name.replace(/\.views$/u, ""), Buffer.from(picture.base64, "base64"))
    : storedPicture(house, picture);

async function intoDraft(tx: Tx, house: House, by: Caller, { id: courseId, locales }: Target, ready: readonly Ready[]): Promise<Written> {
  const added: NewCourseQuestion[] = [];
  const along: (Along | undefined)[] = [];
  for (const { chosen, question, film } of ready) {
    const own = question as NewCourseQuestion;
    if (film) {
      added.push({ ...own, film: await filmInDraft(tx, house, by, courseId, film, locales) });
      continue;
    }
    const picture = await chosen.picture();
    const brought = picture === null ? undefined : await keptPicture(house, picture, shownAs(own));
    const shown = brought === undefined ? undefined : await pictureInDraft(tx, by, courseId, brought);
    if ("file" in own) {
      added.push({ ...own, file: shown?.picture.file ?? "" });
      continue;
    }
    const told = chosen.of === "course" ? chosen.question.picture?.description : undefined;
    added.push(shown === undefined ? own : { ...own, picture: { ...shown.picture, description: told ?? shown.picture.description } });
  }
  for (const [index, { chosen }] of ready.entries()) along.push(alongOf(chosen, added[index]!, locales.slice(1)));
  return { quizId: null, numbers: (await addQuestions(tx, by, courseId, added, house.now(), along)).numbers };
}

/** What it says in the languages the draft has too, beside the files that came along. */
function alongOf(chosen: Chosen, added: NewCourseQuestion, locales: readonly string[]): Along | undefined {
  if (chosen.of !== "course") return undefined;
  const told = new Map<string, NewCourseQuestion>();
  for (const locale of locales) {
    const said = chosen.told.get(locale);
    if (said === undefined) continue;
    const { id: _id, objective: _objective, picture, film, ...words } = said;
    const shown = {
      ...("file" in words && "file" in added ? { file: added.file } : {}),
      ...(added.picture === undefined
        ? {}
        : { picture: { ...added.picture, description: picture?.description ?? added.picture.description } }),
      ...(added.film === undefined ? {} : { film: { ...added.film, description: film?.description ?? added.film.description } }),
    };
    told.set(locale, { ...words, ...shown });
  }
  return { objective: chosen.objective, told };
}
