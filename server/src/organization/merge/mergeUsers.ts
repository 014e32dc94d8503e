import { user } from "@vigil/model/organization/user";
import type { MergeCall, MergeField, MergePreview } from "@vigil/model/organization/userMerge";
import { sql } from "kysely";
import { misfitsIn } from "../domainCodesFit.ts";
import { getRecord, getRecords, readRecords, refusalsFor, type Row } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { writeWords } from "../../entity/writeWords.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { endSessions } from "../../identity/session/endSessions.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";
import { isTrainer } from "./isTrainer.ts";
import { mergePreview } from "./mergePreview.ts";
import { mergeRuns } from "./mergeRuns.ts";
import type { MergeWork } from "./mergeWork.ts";
import { repoint, type Merging } from "./repoint.ts";

type Pair = Pick<MergeCall, "keptId" | "mergedId">;

/** What stands in the way of a merge is said here, before anything is chosen. */
export async function previewMerge(tx: Tx, view: View, pair: Pair): Promise<MergePreview> {
  await checkMerge(tx, view, pair);
  return mergePreview(tx, view.caller.domainId, pair.keptId, pair.mergedId);
}

/** Two accounts of one person become one, in one transaction: whatever names the account that goes names the kept one afterwards. */
export async function mergeUsers(tx: Tx, view: View, call: MergeCall, mergeWork: MergeWork): Promise<Row> {
  const { keptId, mergedId, take } = call;
  const { caller } = view;
  const merging: Merging = { domainId: caller.domainId, keptId, mergedId };
  await lockBoth(tx, merging, call);
  const { kept, merged } = await checkMerge(tx, view, call);
  if (call.confirm.trim() !== merged["username"])
    throw new Problem(422, "ConfirmationCodeWrong", { field: "confirm", details: { code: merged["username"] } });

  const learners = { kept: learnerOf(caller, kept), merged: learnerOf(caller, merged) };
  await endSessions(tx, caller.domainId, { userId: mergedId }, "deactivated");
  const begin = await mergeRuns(tx, caller, learners, call.resets);
  const settle = await mergeWork(tx, learners);
  const moved = await repoint(tx, merging);
  await settle();
  await begin();
  await takeValues(tx, merging, take);
  // what rules assigned to the account that goes came along
  await sql`select apply_rules_to(${caller.domainId}, ${[keptId, mergedId]}::bigint[])`.execute(tx);
  await writeWords(tx, user, caller.domainId, [keptId, mergedId]);
  await writeEvent(tx, caller, {
    type: "user.merge",
    subject: { entity: "user", id: keptId },
    data: { mergedId, take, resets: call.resets, moved },
    personal: { merged: { username: merged["username"], firstName: merged["firstName"], lastName: merged["lastName"] } },
  });
  await writeEvent(tx, caller, { type: "user.mergeInto", subject: { entity: "user", id: mergedId }, data: { keptId } });
  return getRecord(tx, view, keptId);
}

async function lockBoth(tx: Tx, { domainId, keptId, mergedId }: Merging, { keptRevision, mergedRevision }: MergeCall): Promise<void> {
  const rows = await tx
    .selectFrom("users")
    .select(["id", "revision"])
    .where("domainId", "=", domainId)
    .where("id", "in", [keptId, mergedId])
    .orderBy("id")
    .forUpdate()
    .execute();
  const shown = new Map([
    [keptId, keptRevision],
    [mergedId, mergedRevision],
  ]);
  if (rows.some(({ id, revision }) => shown.get(id) !== revision)) throw new Problem(409, "UserMergeConflict");
}

/** Both are somebody else's, in this domain, and the caller may change both. */
async function checkMerge(tx: Tx, view: View, { keptId, mergedId }: Pair): Promise<{ kept: Row; merged: Row }> {
  const { domainId } = view.caller;
  if (keptId === mergedId) throw new Problem(422, "UserMergeTwoUsers", { field: "mergedId" });
  const [kept, merged] = (await getRecords(tx, view, [keptId, mergedId])) as [Row, Row];
  for (const row of await readRecords(tx, view, [keptId, mergedId])) {
    const refusal = refusalsFor(view, row).edit;
    if (refusal) throw new Problem(refusal.status, refusal.code, { details: { ids: [row["id"]] } });
  }
  if (await isTrainer(tx, domainId, mergedId)) {
    if (await isTrainer(tx, domainId, keptId)) throw new Problem(409, "UserMergeTrainerConflict");
    throw new Problem(406, "UserMergeTrainer");
  }
  const [misfit] = await misfitsIn(tx, domainId, Number(kept["companyId"]), [mergedId]);
  if (misfit !== undefined)
    throw new Problem(409, "UserMergeCodeConflict", { details: { program: misfit.program, company: misfit.company } });
  return { kept, merged };
}

const learnerOf = ({ domainId, requestId, address }: Caller, record: Row): Learner & { companyId: number } => ({
  domainId,
  userId: record.id,
  companyId: Number(record["companyId"]),
  requestId,
  address,
});

const columns: Record<MergeField, string> = {
  firstName: "first_name",
  lastName: "last_name",
  pin: "pin",
  birthDate: "birth_date",
  email: "email",
  locale: "locale",
};

/** Further data add up, the kept account's hold; so does the longer time at the simulator. A hold goes along, and is lifted there. The other is switched off and goes to the deleted users. */
async function takeValues(tx: Tx, { domainId, keptId, mergedId }: Merging, take: readonly MergeField[]): Promise<void> {
  const { rows } = await sql<
    Record<string, string | null>
  >`select pin from users where domain_id = ${domainId} and id = ${mergedId}`.execute(tx);
  // a PIN is one person's: it is free before the other takes it
  const pin = rows[0]?.["pin"] ?? null;
  if (take.includes("pin"))
    await tx.updateTable("users").set({ pin: null }).where("domainId", "=", domainId).where("id", "=", mergedId).execute();
  const taken = take.map((field) => {
    const column = sql.ref(columns[field]);
    return field === "pin" ? sql`pin = ${pin}` : sql`${column} = merged.${column}`;
  });
  await sql`update users kept set ${sql.join([
    ...taken,
    sql`data = merged.data || kept.data`,
    sql`extra_time_factor = greatest(kept.extra_time_factor, merged.extra_time_factor)`,
    sql`retained = kept.retained or merged.retained`,
    sql`last_seen_at = greatest(kept.last_seen_at, merged.last_seen_at)`,
    sql`revision = kept.revision + 1, updated_at = now()`,
  ])} from users merged where kept.domain_id = ${domainId} and kept.id = ${keptId} and merged.domain_id = ${domainId} and merged.id = ${mergedId}`.execute(
    tx,
  );
  await sql`update users set active = false, retained = false, merged_into = ${keptId}, revision = revision + 1, updated_at = now(),
    company_id = coalesce((select id from companies where domain_id = ${domainId} and kind = 'deleted'), company_id)
    where domain_id = ${domainId} and id = ${mergedId}`.execute(tx);
}
