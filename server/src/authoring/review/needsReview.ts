import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Whether the domain asks for a second person before what was written becomes a version. */
export async function needsReview(tx: Tx, { domainId }: Pick<Caller, "domainId">): Promise<boolean> {
  const domain = await tx.selectFrom("domains").select("reviewCourses").where("id", "=", domainId).executeTakeFirst();
  return domain?.reviewCourses === true;
}
