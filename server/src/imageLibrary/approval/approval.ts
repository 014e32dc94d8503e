import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Person {
  userId: number;
  domainId: number;
}

/** Who made an image: by hand, or by ordering it. */
export async function makersOf(tx: Tx, ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await tx
    .selectFrom("images as image")
    .leftJoin("libraryJobs as job", "job.id", "image.libraryJobId")
    .select(["image.id", "image.madeBy", "image.madeByDomainId", "job.createdBy", "job.createdByDomainId"])
    .where("image.id", "in", ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, madeBy, madeByDomainId, createdBy, createdByDomainId }): [number, Person][] => {
      if (madeBy !== null && madeByDomainId !== null) return [[id, { userId: madeBy, domainId: madeByDomainId }]];
      return createdBy !== null && createdByDomainId !== null ? [[id, { userId: createdBy, domainId: createdByDomainId }]] : [];
    }),
  );
}

export const isMaker = ({ userId, homeDomainId }: Pick<Caller, "userId" | "homeDomainId">, maker: Person | undefined): boolean =>
  maker !== undefined && maker.userId === userId && maker.domainId === homeDomainId;

/** Two pairs of eyes: nobody brings into use what they made themselves. */
export async function refuseOwnImages(tx: Tx, asker: Caller, ids: readonly number[]): Promise<void> {
  const makers = await makersOf(tx, ids);
  const own = ids.filter((id) => isMaker(asker, makers.get(id)));
  if (own.length > 0) throw new Problem(403, "ImageApprovalOwn", { details: { ids: own } });
}

const MOST_NAMED = 6;

/** Those of this domain who may approve an image of this maker, by name. */
export async function approversOf(tx: Tx, domainId: number, shared: boolean, maker: Person | undefined): Promise<string[]> {
  const needed = JSON.stringify(["images:edit", ...(shared ? ["shared:edit"] : [])]);
  const { rows } = await sql<{ name: string }>`select u.first_name || ' ' || u.last_name as name
    from users u join access_levels a on a.id = u.access_level_id
    where u.domain_id = ${domainId} and u.active and u.erased_at is null and a.permissions @> ${needed}::jsonb
      and (u.id, u.domain_id) is distinct from (${maker?.userId ?? null}::bigint, ${maker?.domainId ?? null}::bigint)
    order by u.last_name, u.first_name, u.id limit ${MOST_NAMED}`.execute(tx);
  return rows.map(({ name }) => name);
}

export async function nameOf(tx: Tx, person: Person | undefined): Promise<string | null> {
  if (!person) return null;
  const found = await tx
    .selectFrom("users")
    .select(["firstName", "lastName"])
    .where("domainId", "=", person.domainId)
    .where("id", "=", person.userId)
    .executeTakeFirst();
  return found ? `${found.firstName} ${found.lastName}` : null;
}
