import type { Caller } from "../../../identity/access/caller.ts";
import { Problem } from "../../../problem.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { requireOwner } from "../../../identity/access/requireOwner.ts";

/** A course whose content its caller may change: their domain's own, or a shared one where they hold that right. */
export async function courseToChange(tx: Tx, caller: Caller, courseId: number, { lock = false } = {}) {
  const course = await tx
    .selectFrom("courses")
    .select(["id", "ownerDomainId", "code", "currentContentId"])
    .where("id", "=", courseId)
    .executeTakeFirst();
  if (course === undefined) throw new Problem(404, "NotFound");
  requireOwner(caller, course);
  if (lock) await tx.selectFrom("courses").select("id").where("id", "=", courseId).forUpdate().executeTakeFirstOrThrow();
  return course;
}
