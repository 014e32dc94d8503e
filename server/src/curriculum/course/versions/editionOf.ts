import { courseContent, type CourseContent } from "@vigil/model/training/courseContent";
import type { Tx } from "../../../storage/asDomain.ts";
import { keptContent } from "../../../training/keptContent.ts";

interface Asked {
  domainId: number;
  contentId: number | null;
  locale: string | undefined;
}

/** A content in another language, where its package brought that; the ids inside are the same. */
export async function editionOf(tx: Tx, { domainId, contentId, locale }: Asked): Promise<CourseContent | null> {
  if (contentId === null || locale === undefined) return null;
  return keptContent(tx, `${domainId} ${contentId} ${locale}`, () => read(tx, contentId, locale));
}

async function read(tx: Tx, contentId: number, locale: string): Promise<CourseContent | null> {
  const row = await tx
    .selectFrom("courseContentEditions")
    .select("content")
    .where("contentId", "=", contentId)
    .where("locale", "=", locale)
    .executeTakeFirst();
  return row === undefined ? null : courseContent.parse(row.content);
}
