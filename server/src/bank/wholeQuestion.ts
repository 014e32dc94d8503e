import { packageQuestions } from "@vigil/model/curriculum/coursePackage";
import { isAcceptedPlace, isAcceptedText } from "@vigil/model/curriculum/questionKinds";
import { askedParts } from "@vigil/model/exam/askedParts";
import type { BankSibling, WholeQuestion } from "@vigil/model/bank/bankWire";
import { sql } from "kysely";
import { questionBank } from "../exam/regrade/questionBank.ts";
import { keepsShared } from "../identity/access/keepsShared.ts";
import { wireInstant } from "../http/wireInstant.ts";
import { truthWords } from "../http/truthWords.ts";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { opensPlace } from "./opensPlace.ts";
import { isCopy, saidWrong } from "./siblingSql.ts";

interface Row {
  quizId: number | null;
  courseId: number | null;
  ownerDomainId: number | null;
  contentId: number | null;
  number: number;
  /** Of a quiz: where it stands in its newest version. */
  position: number | null;
  state: "current" | "changed" | "draft";
  block: unknown;
}

/** A question with what is right, how it did, and where else it stands; the key only for who may see it where it stands. */
export async function wholeQuestion(tx: Tx, caller: Caller, id: number, locale: string): Promise<WholeQuestion> {
  const { domainId, permissions } = caller;
  const { rows } = await sql<Row>`
    select own.quiz_id, own.course_id, course.owner_domain_id, course.current_content_id as content_id, own.number, asked.position, own.state, part.block
      from bank_questions own left join courses course on course.id = own.course_id
      left join quiz_questions asked on asked.domain_id = own.domain_id and asked.quiz_id = own.quiz_id and asked.number = own.number
      left join course_drafts draft on draft.course_id = own.course_id and draft.owner_domain_id = ${domainId} and own.state <> 'current'
      left join course_draft_parts part on part.draft_id = draft.id and part.locale = '' and part.key = 'q' || own.number and not part.gone
     where own.domain_id = ${domainId} and own.id = ${id}`.execute(tx);
  const row = rows[0]!;
  const authors = permissions.has("courses:author") && row.ownerDomainId === domainId;
  const opens = opensPlace(caller, row);
  return {
    entry: opens ? await entryOf(tx, domainId, row, locale) : null,
    number: row.number,
    draft: authors ? draftOf(row.block, locale) : null,
    siblings: await siblingsOf(tx, domainId, id),
    opens,
    writes:
      row.quizId === null ? authors || (row.ownerDomainId === null && keepsShared(caller) && permissions.has("courses:author")) : opens,
  };
}

async function entryOf(tx: Tx, domainId: number, { quizId, courseId, contentId, number, position, state }: Row, locale: string) {
  if (quizId !== null) {
    const { questions } = await questionBank(tx, domainId, { quizId }, locale);
    return questions.find(({ id }) => id === position) ?? null;
  }
  if (courseId === null || contentId === null || state === "draft") return null;
  const { questions } = await questionBank(tx, domainId, { courseId, contentId });
  return questions.find(({ id }) => id === number) ?? null;
}

function draftOf(block: unknown, locale: string): WholeQuestion["draft"] {
  const read = packageQuestions.element.safeParse(block);
  if (!read.success) return null;
  const { options, key, accepted } = askedParts(read.data, truthWords(locale));
  const written = accepted.map((each) => ({
    text: isAcceptedText(each) ? each : isAcceptedPlace(each) ? each.label : String(each.value),
    right: true,
  }));
  return { text: read.data.text, answers: [...options.map(({ id, text }) => ({ text, right: key.includes(id) })), ...written] };
}

async function siblingsOf(tx: Tx, domainId: number, id: number): Promise<BankSibling[]> {
  const { rows } = await sql<Omit<BankSibling, "wrong"> & { reason: string | null; madeAt: Date | null }>`
    select other.id, other.text, other.place, coalesce(quiz.name, course.title) as name, ${isCopy("own", "other")} as copy,
        other.said_hash = own.said_hash as same, wrong.reason, wrong.made_at
      from bank_questions own join bank_questions other on other.domain_id = own.domain_id and other.id <> own.id
        and (${isCopy("own", "other")} or other.words_hash = own.words_hash)
      left join quizzes quiz on quiz.domain_id = other.domain_id and quiz.id = other.quiz_id
      left join courses course on course.id = other.course_id
      left join lateral (${saidWrong("other")}) wrong on true
     where own.domain_id = ${domainId} and own.id = ${id} order by copy desc, name, other.id limit 100`.execute(tx);
  return rows.map(({ reason, madeAt, ...sibling }) => ({
    ...sibling,
    wrong: madeAt === null ? null : { reason: reason ?? "", madeAt: wireInstant(madeAt) },
  }));
}
