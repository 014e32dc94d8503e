import { packageQuestions, type PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import type { FilePicture } from "@vigil/model/exam/questionFile/fileQuestion";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { sql } from "kysely";
import { coursePicture } from "../authoring/files/coursePicture.ts";
import { editionIn, storedQuestion } from "../authoring/open/storedQuestion.ts";
import { mediaPicture } from "../curriculum/questionFile/questionPictures.ts";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { questionsOf } from "../quiz/questionsOf.ts";
import type { Tx } from "../storage/asDomain.ts";
import { filmOfCourse, filmOfQuiz, type CarriedFilm } from "../authoring/files/carriedFilm.ts";
import { opensPlace } from "./opensPlace.ts";
import { saidWrong } from "./siblingSql.ts";

/** A question of the bank as it stands in its place. */
export type Chosen = {
  id: number;
  text: string;
  /** Why its key was said to be wrong, where it was. */
  wrong: string | null;
  /** Or the scan that is searched. */
  picture: () => Promise<FilePicture | null>;
  /** Its film with the captions, where it shows one that can go along. */
  film: () => Promise<CarriedFilm | null>;
} & (
  | { of: "quiz"; question: QuizQuestion }
  | { of: "course"; question: PackageQuestion; objective: string | null; told: ReadonlyMap<string, PackageQuestion> }
  | { of: "unfinished" }
  | { of: "closed" }
);

/** What is searched is a scan. */
export const shownAs = (asks: { kind: string } | undefined): "picture" | "scan" => (asks?.kind === "findThreat" ? "scan" : "picture");

interface Row {
  id: number;
  text: string;
  number: number;
  quizId: number | null;
  contentId: number | null;
  draftId: number | null;
  ownerDomainId: number | null;
  stored: Parameters<typeof storedQuestion>[0] | null;
  block: unknown;
  /** What its objective says. */
  objective: string | null;
  /** Of a draft: what it says in other languages. */
  told: Record<string, unknown> | null;
  reason: string | null;
}

/** In the order in which they are named; what is gone meanwhile is left away, and what the caller may not open where it stands is closed. */
export async function chosenQuestions(tx: Tx, house: Pick<House, "files">, caller: Caller, ids: readonly number[]): Promise<Chosen[]> {
  const { domainId } = caller;
  const { rows } = await sql<Row>`
    select own.id, own.text, own.number, own.quiz_id, course.current_content_id as content_id, draft.id as draft_id, course.owner_domain_id, part.block, wrong.reason,
        case when draft.id is not null then (select aim.block ->> 'text' from course_draft_parts aim where aim.draft_id = draft.id and aim.piece = 'objectives'
            and aim.locale = '' and not aim.gone and aim.key = 'o' || (part.block ->> 'objective'))
          when stored.content_id is not null then (select aim ->> 'text' from course_contents content
            cross join lateral jsonb_array_elements(content.content -> 'objectives') aim
            where content.id = stored.content_id and aim ->> 'id' = stored.objective) end as objective,
        case when draft.id is not null then (select jsonb_object_agg(other.locale, other.block) from course_draft_parts other
            where other.draft_id = draft.id and other.locale <> '' and other.key = part.key and not other.gone and other.translated > 0) end as told,
        case when stored.content_id is not null then jsonb_build_object('questionId', stored.question_id, 'objective', stored.objective, 'kind', stored.kind,
          'body', stored.body, 'answerKey', stored.answer_key, 'feedback', stored.feedback, 'editions', stored.editions) end as stored
      from unnest(${ids}::bigint[]) with ordinality asked (id, place)
      join bank_questions own on own.domain_id = ${domainId} and own.id = asked.id
      left join courses course on course.id = own.course_id
      left join content_questions stored on stored.content_id = course.current_content_id and stored.question_id = own.number and own.state <> 'draft'
      left join course_drafts draft on draft.course_id = own.course_id and draft.owner_domain_id = ${domainId} and own.state = 'draft'
      left join course_draft_parts part on part.draft_id = draft.id and part.locale = '' and part.key = 'q' || own.number and not part.gone
      left join lateral (${saidWrong("own")}) wrong on true
     order by asked.place`.execute(tx);
  const quizzes = new Map<number, Map<number, QuizQuestion>>();
  const inQuiz = async (quizId: number, number: number): Promise<QuizQuestion | undefined> => {
    const known =
      quizzes.get(quizId) ?? new Map((await questionsOf(tx, domainId, quizId)).questions.map((each) => [each.number ?? -1, each]));
    quizzes.set(quizId, known);
    return known.get(number);
  };
  const chosen: Chosen[] = [];
  for (const { id, text, number, quizId, contentId, draftId, stored, block, reason: wrong, ownerDomainId, objective, told } of rows) {
    const own = { id, text, wrong, picture: async () => null, film: async () => null };
    // a copy tells what is right as the place itself would
    if (!opensPlace(caller, { quizId, ownerDomainId }) || (draftId !== null && !caller.permissions.has("courses:author"))) {
      chosen.push({ ...own, of: "closed" });
      continue;
    }
    if (quizId !== null) {
      const question = await inQuiz(quizId, number);
      if (question !== undefined)
        chosen.push({
          ...own,
          of: "quiz",
          question,
          picture: () => mediaPicture(tx, house, question.mediaId ?? null, shownAs(question.asks)),
          film: async () => (question.film === undefined ? null : filmOfQuiz(tx, question.mediaId ?? null, question.film)),
        });
      continue;
    }
    const read = stored === null ? packageQuestions.element.safeParse(block) : { success: true as const, data: storedQuestion(stored) };
    if (!read.success) {
      chosen.push({ ...own, of: "unfinished" });
      continue;
    }
    const files = stored === null ? { draftId: draftId ?? 0 } : { contentId: contentId ?? 0 };
    const question = read.data;
    const shown = "file" in question ? question.file : question.picture?.file;
    chosen.push({
      ...own,
      of: "course",
      question,
      objective,
      told: new Map(stored === null ? draftTold(told) : storedTold(stored)),
      picture: () => coursePicture(tx, house, files, shown),
      film: async () => (question.film === undefined ? null : filmOfCourse(tx, house, files, question.film)),
    });
  }
  return chosen;
}

type Stored = NonNullable<Row["stored"]>;
const storedTold = (stored: Stored): [string, PackageQuestion][] =>
  Object.keys(stored.editions as object).map((locale) => [locale, storedQuestion(stored, editionIn(stored, locale))]);

const draftTold = (told: Row["told"]): [string, PackageQuestion][] =>
  Object.entries(told ?? {}).flatMap(([locale, block]): [string, PackageQuestion][] => {
    const read = packageQuestions.element.safeParse(block);
    return read.success ? [[locale, read.data]] : [];
  });
