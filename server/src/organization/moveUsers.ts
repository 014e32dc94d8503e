import type { ChangeOf } from "@vigil/model/entity/entity";
import type { user, User } from "@vigil/model/organization/user";
import type { MoveCall, MovePreview } from "@vigil/model/organization/userMove";
import { sql } from "kysely";
import { misfitsIn } from "./domainCodesFit.ts";
import { chooseRecords, type Choice } from "../entity/bulk/chooseRecords.ts";
import { seenAmong } from "../entity/bulk/seenAmong.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { findCompany } from "./findCompany.ts";

type Previewed = Pick<MoveCall, "companyId"> & { ids?: readonly number[] | undefined; on?: Choice | undefined };

/** What a move to another company does to programs, groups and configurations, before it is done. */
export async function previewMove(tx: Tx, view: View, { ids: named, on, companyId }: Previewed): Promise<MovePreview> {
  const { caller } = view;
  const { domainId } = caller;
  const to = named ? await checkMove(tx, view, named, companyId) : await companyToMoveTo(tx, caller, companyId);
  const chosen = on ? await seenAmong(tx, view, await chooseRecords(tx, view, on)) : [...(named ?? [])];
  const { rows: elsewhere } = await sql<{ id: number }>`select id from users
    where domain_id = ${domainId} and id = any(${chosen}::bigint[]) and company_id <> ${companyId}`.execute(tx);
  const ids = elsewhere.map(({ id }) => id);
  const misfits = new Set((await misfitsIn(tx, domainId, companyId, ids)).map(({ programId }) => programId));
  const { rows: from } = await sql<{ id: number; company: string; users: number }>`
    select c.id, c.name as company, count(*)::int as users from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
     where u.domain_id = ${domainId} and u.id = any(${ids}::bigint[]) group by c.id, c.name order by c.name`.execute(tx);
  const { rows: programs } = await sql<{ id: number; program: string; users: number }>`
    select p.id, p.name as program, count(distinct a.user_id)::int as users from program_assignments a join programs p on p.id = a.program_id
     where a.domain_id = ${domainId} and a.user_id = any(${ids}::bigint[]) and (a.ends_on is null or a.ends_on >= current_date)
     group by p.id, p.name order by p.name`.execute(tx);
  const { rows: groups } = await sql<{ group: string; users: number }>`
    select g.name as "group", count(*)::int as users from group_members m join groups g on g.domain_id = m.domain_id and g.id = m.group_id
     where m.domain_id = ${domainId} and m.user_id = any(${ids}::bigint[]) group by g.id, g.name order by g.name`.execute(tx);
  const { rows: counts } = await sql<{ runs: number; credits: number }>`select
    (select count(*)::int from program_statuses s where s.domain_id = ${domainId} and s.user_id = any(${ids}::bigint[]) and s.closed_at is null and not s.complete) as runs,
    (select count(*)::int from user_credits c where c.domain_id = ${domainId} and c.user_id = any(${ids}::bigint[])
       and c.superseded_at is null and (c.expired_at is null or c.expired_at > now())) as credits`.execute(tx);
  return {
    here: chosen.length - ids.length,
    from: await Promise.all(
      from.map(async ({ id, company, users }) => ({ company, users, configurations: await configurationsOf(tx, domainId, id) })),
    ),
    to: { company: to.name, configurations: await configurationsOf(tx, domainId, companyId), deleted: to.kind === "deleted" },
    programs: programs.map(({ id, program, users }) => ({ program, users, fits: !misfits.has(id) })),
    groups,
    runs: counts[0]!.runs,
    credits: counts[0]!.credits,
  };
}

type Users = View<typeof user>;
type ChangeUsers = (tx: Tx, view: Users, changes: readonly ChangeOf<typeof user>[]) => Promise<User[]>;

/** All or nothing. Runs, results, certificates and credits stay theirs; facts keep the company of their time. */
export async function moveUsers(tx: Tx, view: Users, call: MoveCall, change: ChangeUsers): Promise<User[]> {
  const { ids, companyId, leavePrograms, leaveGroups } = call;
  const { caller } = view;
  const { domainId } = caller;
  const to = await checkMove(tx, view, ids, companyId);
  const misfits = await misfitsIn(tx, domainId, companyId, ids);
  const [first] = misfits;
  if (first !== undefined && !leavePrograms)
    throw new Problem(409, "UserMoveConflict", {
      details: { program: first.program, company: to.name, ids: [...new Set(misfits.map(({ userId }) => userId))] },
    });
  for (const { userId, programId } of misfits)
    await tx
      .deleteFrom("programAssignments")
      .where("domainId", "=", domainId)
      .where("userId", "=", userId)
      .where("programId", "=", programId)
      .execute();
  const left = leaveGroups
    ? await tx
        .deleteFrom("groupMembers")
        .where("domainId", "=", domainId)
        .where("userId", "in", ids)
        .returning(["userId", "groupId"])
        .execute()
    : [];
  const before = await tx.selectFrom("users").select(["id", "companyId"]).where("domainId", "=", domainId).where("id", "in", ids).execute();
  await change(
    tx,
    view,
    ids.map((id) => ({ id, companyId })),
  );
  // the company they belong to is theirs without being named among their sites
  await tx.deleteFrom("userSites").where("domainId", "=", domainId).where("userId", "in", ids).where("companyId", "=", companyId).execute();
  for (const { id, companyId: from } of before)
    await writeEvent(tx, caller, {
      type: "user.move",
      subject: { entity: "user", id },
      data: {
        from,
        to: companyId,
        programsLeft: misfits.filter(({ userId }) => userId === id).map(({ programId }) => programId),
        groupsLeft: left.filter(({ userId }) => userId === id).map(({ groupId }) => groupId),
      },
    });
  return getRecords(tx, view, ids);
}

export const companyToMoveTo = (tx: Tx, caller: Caller, companyId: number) =>
  findCompany(tx, caller, companyId, { status: 404, code: "CompanyNotFound" });

async function checkMove(tx: Tx, view: View, ids: readonly number[], companyId: number) {
  const to = await companyToMoveTo(tx, view.caller, companyId);
  const here = (await getRecords(tx, view, ids)).filter((record) => record["companyId"] === companyId).map(({ id }) => id);
  if (here.length > 0) throw new Problem(422, "UserMoveSameCompany", { field: "companyId", details: { company: to.name, ids: here } });
  return to;
}

async function configurationsOf(tx: Tx, domainId: Caller["domainId"], companyId: number): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct c.name from configuration_assignments a join configurations c on c.id = a.configuration_id
    where a.domain_id = ${domainId} and a.company_id = ${companyId} and c.active order by c.name`.execute(tx);
  return rows.map(({ name }) => name);
}
