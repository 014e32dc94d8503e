import type { Caller } from "../identity/access/caller.ts";
import { requireOwner } from "../identity/access/requireOwner.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** A course its caller may write, with its draft where there is one. Another domain's is never found; one that all share needs that right. */
export async function courseOf(tx: Tx, caller: Caller, courseId: number) {
  const course = await tx
    .selectFrom("courses")
    .select(["id", "ownerDomainId", "name", "title", "code", "currentContentId"])
    .where("id", "=", courseId)
    .executeTakeFirst();
  if (course === undefined) throw new Problem(404, "NotFound");
  requireOwner(caller, course);
  return course;
}

export type CourseRow = Awaited<ReturnType<typeof courseOf>>;

const columns = [
  "id",
  "ownerDomainId",
  "courseId",
  "contentId",
  "sequence",
  "numbers",
  "state",
  "askedBy",
  "askedByDomainId",
  "askedAt",
  "askedNote",
  "askedOf",
  "askedOfDomainId",
  "sentBackBy",
  "sentBackByDomainId",
  "sentBackAt",
  "sentBackNote",
  "approvedBy",
  "approvedByDomainId",
  "approvedAt",
  "approvedNote",
] as const;

export const findDraft = (tx: Tx, courseId: number) =>
  tx.selectFrom("courseDrafts").select(columns).where("courseId", "=", courseId).executeTakeFirst();

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export async function draftOf(tx: Tx, caller: Caller, courseId: number): Promise<DraftRow> {
  await courseOf(tx, caller, courseId);
  const draft = await findDraft(tx, courseId);
  if (draft === undefined) throw new Problem(404, "CourseDraftMissing");
  return draft;
}

/** The draft for one more save, held until the transaction ends. What is saved after a review was asked for makes it a draft again. */
export async function draftToSave(tx: Tx, caller: Caller, courseId: number): Promise<DraftRow> {
  await courseOf(tx, caller, courseId);
  const draft = await tx
    .updateTable("courseDrafts")
    .set((row) => ({ sequence: row("sequence", "+", 1), state: "draft", updatedAt: new Date() }))
    .where("courseId", "=", courseId)
    .returning(columns)
    .executeTakeFirst();
  if (draft === undefined) throw new Problem(404, "CourseDraftMissing");
  return draft;
}
