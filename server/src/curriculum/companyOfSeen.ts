import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import { seesCompany, seesUser } from "../simulator/reviewSession.ts";
import type { Tx } from "../storage/asDomain.ts";

/** The company of a user whom the caller may see; anybody else is not found. */
export async function companyOfSeen(tx: Tx, caller: Caller, userId: number): Promise<number> {
  const user = await tx
    .selectFrom("users")
    .select("companyId")
    .where("domainId", "=", caller.domainId)
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user === undefined || !seesCompany(caller, user.companyId) || !(await seesUser(tx, caller, userId)))
    throw new Problem(404, "NotFound");
  return user.companyId;
}
