import { sql } from "kysely";
import { endSessions } from "../identity/session/endSessions.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { AsDomain, Tx } from "../storage/asDomain.ts";
import { systemDomain } from "../storage/systemDomain.ts";

export interface DemoDomainRemoval {
  domain: string;
  /** The accounts that can no longer sign in. */
  accounts: string[];
  /** How many other active accounts stay as they are. */
  others: number;
  /** Nobody else is in it: the domain itself is switched off. */
  emptied: boolean;
}

const BY_COMMAND = { requestId: "npm run demo:remove", address: "" };

/**
 * Switches off every account that came with the demo or a benchmark: no password, no recovery, no session, no identity elsewhere. What
 * they did stays on record, as does what others have made; a domain without anybody else is switched off as well. `pretend` only tells.
 */
export async function removeDemo(asDomain: AsDomain, { pretend }: { pretend: boolean }): Promise<DemoDomainRemoval[]> {
  const domains = await asDomain(systemDomain, (tx) => tx.selectFrom("domains").select(["id", "name", "active"]).orderBy("id").execute());
  const removals: DemoDomainRemoval[] = [];
  for (const { id, name, active } of domains) {
    const { accounts, others } = await asDomain(id, async (tx) => {
      const users = await tx
        .selectFrom("users")
        .select(["id", "username", "companyId"])
        .where("domainId", "=", id)
        .where("demo", "=", true)
        .where((user) => user.or([user("active", "=", true), user("passwordHash", "is not", null)]))
        .orderBy("id")
        .execute();
      if (!pretend) for (const user of users) await switchOff(tx, id, user);
      return { accounts: users.map(({ username }) => username), others: await othersIn(tx, id) };
    });
    if (accounts.length === 0) continue;
    const emptied = others === 0 && active;
    if (emptied && !pretend) await switchDomainOff(asDomain, id);
    removals.push({ domain: name, accounts, others, emptied });
  }
  return removals;
}

async function switchOff(tx: Tx, domainId: number, { id, companyId }: { id: number; companyId: number }): Promise<void> {
  await tx
    .updateTable("users")
    .set({ active: false, passwordHash: null, securityQuestion: null, securityAnswerHash: null, revision: sql<number>`revision + 1` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("identities").where("domainId", "=", domainId).where("userId", "=", id).execute();
  await tx.deleteFrom("recoveries").where("domainId", "=", domainId).where("userId", "=", id).execute();
  await endSessions(tx, domainId, { userId: id }, "deactivated");
  await writeEvent(tx, { domainId, companyId, ...BY_COMMAND }, { type: "user.deactivate", subject: { entity: "user", id } });
}

async function othersIn(tx: Tx, domainId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("users")
    .select((each) => each.fn.countAll<number>().as("count"))
    .where("domainId", "=", domainId)
    .where("demo", "=", false)
    .where("active", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

async function switchDomainOff(asDomain: AsDomain, id: number): Promise<void> {
  await asDomain(systemDomain, async (tx) => {
    await tx
      .updateTable("domains")
      .set({ active: false, revision: sql<number>`revision + 1` })
      .where("id", "=", id)
      .execute();
    await writeEvent(tx, { domainId: systemDomain, ...BY_COMMAND }, { type: "domain.deactivate", subject: { entity: "domain", id } });
  });
}
