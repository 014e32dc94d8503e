import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Caller } from "./caller.ts";

/** The company of a user whom the caller may see, by sites and, where the caller is narrowed to groups, by these; anybody else is not found. */
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

const seesCompany = ({ companies }: Caller, companyId: number): boolean => companies === "all" || companies.includes(companyId);

async function seesUser(tx: Tx, { domainId, groups }: Caller, userId: number): Promise<boolean> {
  if (groups === null) return true;
  if (groups.length === 0) return false;
  const member = await tx
    .selectFrom("groupMembers")
    .select("userId")
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("groupId", "in", [...groups])
    .executeTakeFirst();
  return member !== undefined;
}
