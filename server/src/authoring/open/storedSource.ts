import { courseContent } from "@vigil/model/training/courseContent";
import type { Tx } from "../../storage/asDomain.ts";
import type { CourseRow } from "../draftOf.ts";
import { packageCodeOf } from "../packageCodeOf.ts";
import type { DraftSource } from "./partsOf.ts";
import { sourceOfContent } from "./sourceOfContent.ts";
import { editionIn, storedQuestion } from "./storedQuestion.ts";

/** A version as it is stored, where its package is not kept: contents, languages and questions are those its learners get. */
export async function storedSource(tx: Tx, course: CourseRow, contentId: number): Promise<DraftSource> {
  const stored = await tx.selectFrom("courseContents").select(["content", "title"]).where("id", "=", contentId).executeTakeFirstOrThrow();
  const editions = await tx
    .selectFrom("courseContentEditions")
    .select("content")
    .where("contentId", "=", contentId)
    .orderBy("locale")
    .execute();
  const rows = await tx
    .selectFrom("contentQuestions")
    .select(["questionId", "objective", "kind", "body", "answerKey", "feedback", "editions"])
    .where("contentId", "=", contentId)
    .orderBy("questionId")
    .execute();
  const locales = [...new Set(rows.flatMap((row) => Object.keys(row.editions as object)))].toSorted();
  return sourceOfContent({
    title: stored.title || course.title,
    code: packageCodeOf(course.code),
    content: courseContent.parse(stored.content),
    editions: editions.map(({ content }) => courseContent.parse(content)),
    questions: rows.map((row) => storedQuestion(row)),
    questionEditions: locales.map((locale) => ({
      locale,
      questions: rows.flatMap((row) => {
        const told = editionIn(row, locale);
        return told === undefined ? [] : [storedQuestion(row, told)];
      }),
    })),
  });
}
