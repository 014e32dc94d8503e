import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import { sql } from "kysely";
import type { Desk } from "../entity/desk.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import { tellChange } from "../entity/writeRecords.ts";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { issueCertificate } from "./issueCertificate.ts";
import { lockCertificates } from "./lockCertificates.ts";
import { idsOf, revocableRoutes, type Why } from "./revocableRoutes.ts";

/** A certificate that holds no longer stays, with since when and why; another one may be issued for what was completed. */
export const revocationRoutes = (app: App, house: House, desk: Desk<typeof programCertificate>): void =>
  revocableRoutes(app, house, desk, {
    revoke,
    reissue,
    summaries: {
      revoke: "It holds no longer, from now on",
      reissue: "Another certificate in the place of one that was revoked, with today's records",
    },
  });

async function revoke(tx: Tx, view: View, ids: readonly number[], { reason, note }: Why) {
  const { domainId } = view.caller;
  const revoked = (await lockCertificates(tx, view, ids)).filter((one) => one.revokedAt !== null);
  if (revoked.length > 0) throw new Problem(412, "ProgramCertificateRevoked", { details: { ids: idsOf(revoked) } });
  const before = await getRecords(tx, view, ids);
  await sql`update program_certificates set revoked_at = now(), revoked_reason = ${reason}, revoked_note = ${note},
      revision = revision + 1, updated_at = now()
    where domain_id = ${domainId} and id = any(${ids}::bigint[])`.execute(tx);
  await settleRuns(tx, domainId, ids, true);
  const after = await getRecords(tx, view, ids);
  for (const [index, record] of after.entries()) await tellChange(tx, view, "revoke", before[index]!, record);
  return after;
}

async function reissue(tx: Tx, view: View, ids: readonly number[]) {
  const { domainId } = view.caller;
  const locked = await lockCertificates(tx, view, ids);
  const runs = locked.map(({ programStatusId }) => programStatusId);
  const { rows: holding } = await sql<{ runId: number }>`select program_status_id as run_id from program_certificates
    where domain_id = ${domainId} and program_status_id = any(${runs}::bigint[]) and revoked_at is null`.execute(tx);
  const held = new Set(holding.map(({ runId }) => runId));
  const holds = idsOf(locked.filter(({ programStatusId }) => held.has(programStatusId)));
  if (holds.length > 0) throw new Problem(412, "ProgramCertificateHolds", { details: { ids: holds } });
  const issued: number[] = [];
  for (const { programStatusId, userId, programId } of new Map(locked.map((one) => [one.programStatusId, one])).values())
    issued.push(await issueCertificate(tx, view.caller, { id: programStatusId, userId, programId }));
  await settleRuns(tx, domainId, issued, false);
  return getRecords(tx, view, issued);
}

/** What these certify ends with them, and begins again with another one. */
const settleRuns = (tx: Tx, domainId: number, ids: readonly number[], revoked: boolean): Promise<unknown> =>
  sql`update program_statuses run set revoked_at = ${revoked ? sql`now()` : sql`null`}, revision = run.revision + 1, updated_at = now()
    from program_certificates c where c.domain_id = ${domainId} and c.id = any(${[...ids]}::bigint[])
      and run.domain_id = c.domain_id and run.id = c.program_status_id`.execute(tx);
