import type { RuleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { House } from "../../../house.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import { sameScope, scopeOf } from "../../../reporting/reports/askReport.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { peopleOfDraft } from "./peopleOfDraft.ts";
import { rulePreviewQueue } from "./rulePreviewQueue.ts";

/** So few people are done before the call is answered. */
const mostAtOnce = 500;
/** Previews of one person that are kept. */
const mostKept = 10;
/** Who asks for the same text again so soon, to save it say, has the answer already. */
const freshSeconds = 120;

/** The exact text: whatever order its lists were chosen in, and of a stored rule the revision that it would change. */
export function digestOf(draft: RuleDraft, revision: number): string {
  const said = Object.entries(draft)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)].toSorted((one, other) => one - other) : value]);
  return createHash("sha256")
    .update(JSON.stringify([said, revision]))
    .digest("base64url");
}

/** The preview of a text: the one that runs already or was just made, or a new one, with whether it is still to be worked on within the call. */
export async function openPreview(
  tx: Tx,
  { jobs }: Pick<House, "jobs">,
  by: Caller,
  { draft, revision }: { draft: RuleDraft; revision: number },
): Promise<{ id: number; few: boolean }> {
  const { domainId, userId } = by;
  const [digest, scope] = [digestOf(draft, revision), scopeOf(by, false)];
  // two tabs that ask at once for the same text ask one after the other
  await sql`select pg_advisory_xact_lock(${domainId}::int, hashtext(${`preview ${userId} ${digest}`}))`.execute(tx);
  const found = await tx
    .selectFrom("rulePreviews")
    .select(["id", "scope"])
    .where("domainId", "=", domainId)
    .where("createdBy", "=", userId)
    .where("digest", "=", digest)
    .where(
      sql<boolean>`(state in ('waiting', 'running') or state = 'done' and created_at > now() - make_interval(secs => ${freshSeconds}))`,
    )
    .orderBy("id", "desc")
    .execute();
  const same = found.find((one) => sameScope(one.scope, scope));
  if (same !== undefined) return { id: same.id, few: false };
  await sql`delete from rule_previews where domain_id = ${domainId} and created_by = ${userId} and state not in ('waiting', 'running') and id not in (
    select id from rule_previews where domain_id = ${domainId} and created_by = ${userId} order by id desc limit ${mostKept - 1})`.execute(
    tx,
  );
  const { rows } = await sql<{
    people: number;
  }>`select count(*)::int as people from users u where ${peopleOfDraft(domainId, scope, draft)}`.execute(tx);
  const { people } = rows[0]!;
  const { id } = await tx
    .insertInto("rulePreviews")
    .values({ domainId, createdBy: userId, digest, draft: JSON.stringify(draft), scope: JSON.stringify(scope), wanted: people })
    .returning("id")
    .executeTakeFirstOrThrow();
  const few = people <= mostAtOnce;
  if (!few) await jobs.send(tx, rulePreviewQueue, { domainId, previewId: id });
  return { id, few };
}
