import type { courseStatus } from "@vigil/model/training/courseStatus";
import type { EventAct } from "@vigil/model/reporting/eventTypes";
import { sql } from "kysely";
import type { Desk } from "../entity/desk.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import { tellChange } from "../entity/writeRecords.ts";
import type { App, House } from "../house.ts";
import { refuseOwn } from "../identity/access/refuseOwn.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { newVerificationCode } from "./newVerificationCode.ts";
import { idsOf, revocableRoutes, type Why } from "./revocableRoutes.ts";

/** The certificate of a course is its complete status: it is revoked there, and issued anew with another code. What was learnt stays. */
export const courseCertificateRoutes = (app: App, house: House, desk: Desk<typeof courseStatus>): void =>
  revocableRoutes(app, house, desk, {
    revoke: (tx, view, ids, why) => told(tx, view, "revoke", ids, () => revoke(tx, view, ids, why)),
    reissue: (tx, view, ids) => told(tx, view, "issue", ids, () => reissue(tx, view, ids)),
    summaries: {
      revoke: "Its certificate holds no longer, from now on",
      reissue: "Another certificate in the place of one that was revoked",
    },
  });

async function told(tx: Tx, view: View, act: EventAct, ids: readonly number[], work: () => Promise<void>) {
  const before = await getRecords(tx, view, ids);
  await work();
  const after = await getRecords(tx, view, ids);
  for (const [index, record] of after.entries()) await tellChange(tx, view, act, before[index]!, record);
  return after;
}

async function revoke(tx: Tx, view: View, ids: readonly number[], { reason, note }: Why) {
  const rows = await lockStatuses(tx, view, ids);
  const revoked = rows.filter(({ revokedAt }) => revokedAt !== null);
  if (revoked.length > 0) throw new Problem(412, "ProgramCertificateRevoked", { details: { ids: idsOf(revoked) } });
  await sql`update course_statuses set revoked_at = now(), revoked_reason = ${reason}, revoked_note = ${note},
      revision = revision + 1, updated_at = now()
    where domain_id = ${view.caller.domainId} and id = any(${[...ids]}::bigint[])`.execute(tx);
}

async function reissue(tx: Tx, view: View, ids: readonly number[]): Promise<void> {
  const { domainId } = view.caller;
  const rows = await lockStatuses(tx, view, ids);
  const hold = rows.filter(({ revokedAt }) => revokedAt === null);
  if (hold.length > 0) throw new Problem(412, "ProgramCertificateHolds", { details: { ids: idsOf(hold) } });
  await sql`insert into former_course_certificates (domain_id, verification_code, course_status_id, revoked_at, revoked_reason)
    select domain_id, verification_code, id, revoked_at, revoked_reason from course_statuses
     where domain_id = ${domainId} and id = any(${[...ids]}::bigint[]) and verification_code is not null`.execute(tx);
  for (const id of ids)
    await sql`update course_statuses set revoked_at = null, revoked_reason = null, revoked_note = '', verification_code = ${newVerificationCode()},
        revision = revision + 1, updated_at = now()
      where domain_id = ${domainId} and id = ${id}`.execute(tx);
}

/** Somebody else's, and complete: only those certify anything. */
async function lockStatuses(tx: Tx, { caller }: View, ids: readonly number[]) {
  const rows = await tx
    .selectFrom("courseStatuses")
    .select(["id", "userId", "complete", "endAt", "revokedAt"])
    .where("domainId", "=", caller.domainId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
  refuseOwn(caller, rows);
  const open = rows.filter(({ complete, endAt }) => !complete || endAt === null);
  if (open.length > 0) throw new Problem(412, "CourseNotComplete", { details: { ids: idsOf(open) } });
  return rows;
}
