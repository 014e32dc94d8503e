import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
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
}

/** Writes a content with its editions, questions and files, and makes it the current one of its course. Nothing of it ever changes. */
export async function storeContent(
  tx: Tx,
  owner: Owner,
  course: Omit<CompiledCourse, "files">,
  stored: readonly StoredCourseFile[],
): Promise<number> {
  const { ownerDomainId, courseId } = owner;
  const { manifest, content, contentHash, editions, questions, questionEditions } = course;
  const { id: contentId } = await tx
    .insertInto("courseContents")
    .values({
      ...owner,
      contentHash,
      locale: manifest.locale,
      version: manifest.version,
      title: manifest.title,
      content: JSON.stringify(content),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const own = { ownerDomainId, contentId };
  for (const edition of editions)
    await tx
      .insertInto("courseContentEditions")
      .values({ ...own, locale: edition.locale, content: JSON.stringify(edition) })
      .execute();
  for (const { id, objective, kind, text, answers, feedback } of questions)
    await tx
      .insertInto("contentQuestions")
      .values({
        ...own,
        questionId: id,
        objective: objective === undefined ? "" : String(objective),
        kind,
        body: JSON.stringify({ text, answers: answers.map((answer) => ({ id: answer.id, text: answer.text })) }),
        answerKey: JSON.stringify({ correct: answers.filter(({ correct }) => correct).map((answer) => answer.id) }),
        feedback: JSON.stringify(feedback),
        editions: JSON.stringify(
          Object.fromEntries(questionEditions.flatMap(({ locale, questions: told }) => translated(locale, told, id))),
        ),
      })
      .execute();
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
  questions
    .filter(({ id }) => id === questionId)
    .map(({ text, answers, feedback }) => [
      locale,
      { text, answers: answers.map((answer) => ({ id: answer.id, text: answer.text })), feedback },
    ]);
