import { sql } from "kysely";
import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { askedParts } from "@vigil/model/exam/askedParts";
import type { Files } from "../../../files/files.ts";
import { recordFile } from "../../../files/recordFile.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { CompiledCourse, CourseFile } from "../package/compileCourse.ts";

export type StoredCourseFile = Omit<CourseFile, "bytes"> & { hash: string; size: number };

/** The bytes first, outside any transaction: what no row names later is swept. */
export async function putFiles(files: Files, brought: readonly CourseFile[]): Promise<StoredCourseFile[]> {
  const stored: StoredCourseFile[] = [];
  for (const { path, bytes, mediaType } of brought) stored.push({ path, mediaType, size: bytes.length, hash: await files.put(bytes) });
  return stored;
}

interface Owner {
  ownerDomainId: number | null;
  courseId: number;
  createdBy?: number;
  createdByDomainId?: number;
  /** The package it came from, which is kept with it. */
  package?: { hash: string; size: number };
}

/** Writes a content with its editions, questions and files, and makes it the current one of its course. Nothing of it ever changes. */
export async function storeContent(
  tx: Tx,
  { package: sent, ...owner }: Owner,
  course: Omit<CompiledCourse, "files">,
  stored: readonly StoredCourseFile[],
): Promise<number> {
  const { ownerDomainId, courseId } = owner;
  const { manifest, content, contentHash, editions, questions, questionEditions } = course;
  if (sent !== undefined) await recordFile(tx, { ...sent, mediaType: "application/zip" });
  const { id: contentId } = await tx
    .insertInto("courseContents")
    .values({
      ...owner,
      contentHash,
      locale: manifest.locale,
      version: manifest.version,
      title: manifest.title,
      content: JSON.stringify(content),
      packageHash: sent?.hash ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const own = { ownerDomainId, contentId };
  for (const edition of editions)
    await tx
      .insertInto("courseContentEditions")
      .values({ ...own, locale: edition.locale, content: JSON.stringify(edition) })
      .execute();
  for (const question of questions) {
    const { id, objective, kind } = question;
    const { accepted, feedback, ...body } = storedBody(question);
    await tx
      .insertInto("contentQuestions")
      .values({
        ...own,
        questionId: id,
        objective: objective === undefined ? "" : String(objective),
        kind,
        body: JSON.stringify(body),
        answerKey: JSON.stringify({ correct: askedParts(question).key, ...(accepted === undefined ? {} : { accepted }) }),
        feedback: JSON.stringify(feedback),
        editions: JSON.stringify(
          Object.fromEntries(questionEditions.flatMap(({ locale, questions: told }) => translated(locale, told, id))),
        ),
      })
      .execute();
  }
  // what this domain said of a question holds where it is asked again in the same words, with the key that was wrong
  await sql`update question_regrades said set content_ids = array_append(said.content_ids, ${contentId}::bigint)
    from content_questions now join content_questions old on old.question_id = now.question_id and old.kind = now.kind and old.body = now.body
      and old.answer_key = now.answer_key
   where said.course_id = ${courseId} and now.content_id = ${contentId} and now.question_id = said.question_id
     and old.content_id = said.content_ids[array_upper(said.content_ids, 1)]`.execute(tx);
  for (const { path, hash, size, mediaType } of stored) {
    await recordFile(tx, { hash, size, mediaType });
    await tx
      .insertInto("courseContentFiles")
      .values({ ...own, path, fileHash: hash, size, mediaType })
      .execute();
  }
  await tx.updateTable("courses").set({ currentContentId: contentId, updatedAt: new Date() }).where("id", "=", courseId).execute();
  return contentId;
}

/** One question in another language. */
const translated = (locale: string, questions: readonly PackageQuestion[], questionId: number) =>
  questions.filter(({ id }) => id === questionId).map((question) => [locale, storedBody(question)]);

/** What a question says, apart from which of it is right; of a written answer what is right in this language. */
function storedBody(question: PackageQuestion) {
  const { options, key: _, accepted, ...shown } = askedParts(question);
  const said = "answers" in question ? question.answers.flatMap(({ id, feedback: text }) => (text === undefined ? [] : { id, text })) : [];
  return {
    text: question.text,
    answers: options,
    ...shown,
    ...("file" in question ? { file: question.file } : {}),
    ...(question.picture === undefined ? {} : { picture: question.picture }),
    ...(question.film === undefined ? {} : { film: question.film }),
    feedback: { ...question.feedback, ...(said.length === 0 ? {} : { answers: said }) },
    ...(accepted.length === 0 ? {} : { accepted }),
  };
}
