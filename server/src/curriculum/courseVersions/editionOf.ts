import { courseContent, type CourseContent } from "@vigil/model/training/courseContent";
import type { Tx } from "../../storage/asDomain.ts";

/** A content in another language, where its package brought that; the ids inside are the same. */
export async function editionOf(tx: Tx, contentId: number | null, locale: string | undefined): Promise<CourseContent | undefined> {
  if (contentId === null || locale === undefined) return undefined;
  const row = await tx
    .selectFrom("courseContentEditions")
    .select("content")
    .where("contentId", "=", contentId)
    .where("locale", "=", locale)
    .executeTakeFirst();
  return row === undefined ? undefined : courseContent.parse(row.content);
}
