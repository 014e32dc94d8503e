import { courseContent, type CourseContent } from "@vigil/model/training/courseContent";
import { Problem } from "../problem.ts";
import { databaseOf, type Tx } from "../storage/asDomain.ts";

const mostKept = 100;
const keptOf = new WeakMap<object, Map<string, CourseContent>>();

/** The content this run was opened with; without one there is nothing to take. It never changes: those in use are read and checked once. */
export async function contentOf(tx: Tx, domainId: number, contentId: number | null): Promise<CourseContent> {
  const kept = keptOf.get(databaseOf(tx)) ?? new Map<string, CourseContent>();
  keptOf.set(databaseOf(tx), kept);
  const key = `${domainId} ${contentId}`;
  const content = kept.get(key) ?? (await read(tx, contentId));
  kept.delete(key);
  kept.set(key, content); // behind the others: what was not asked for longest goes first
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
  return content;
}

async function read(tx: Tx, contentId: number | null): Promise<CourseContent> {
  const row =
    contentId === null ? undefined : await tx.selectFrom("courseContents").select("content").where("id", "=", contentId).executeTakeFirst();
  if (row === undefined) throw new Problem(404, "CourseNotAvailable");
  return courseContent.parse(row.content);
}
