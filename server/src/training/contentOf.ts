import { courseContent, type CourseContent } from "@vigil/model/training/courseContent";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { keptContent } from "./keptContent.ts";

/** The content this run was opened with; without one there is nothing to take. */
export const contentOf = (tx: Tx, domainId: number, contentId: number | null): Promise<CourseContent> =>
  keptContent(tx, `${domainId} ${contentId}`, () => read(tx, contentId));

async function read(tx: Tx, contentId: number | null): Promise<CourseContent> {
  const row =
    contentId === null ? undefined : await tx.selectFrom("courseContents").select("content").where("id", "=", contentId).executeTakeFirst();
  if (row === undefined) throw new Problem(404, "CourseNotAvailable");
  return courseContent.parse(row.content);
}
