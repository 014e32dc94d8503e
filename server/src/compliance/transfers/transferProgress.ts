import { transferOutcomes, type TransferOutcome, type TransferProgress } from "@vigil/model/compliance/transferProgress";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { countConcerned } from "./concerned.ts";
import { wireInstant } from "../../http/wireInstant.ts";

const mostNamed = 100;

export async function transferProgress(tx: Tx, domainId: number, id: number): Promise<TransferProgress> {
  const transfer = await tx
    .selectFrom("programTransfers")
    .select(["state", "lastRun"])
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { rows: counted } = await sql<{ outcome: TransferOutcome; count: number }>`select outcome, count(*)::int as count
    from program_transfer_results where domain_id = ${domainId} and program_transfer_id = ${id} group by outcome`.execute(tx);
  const { rows: left } = await sql<
    TransferProgress["left"][number]
  >`select r.user_id, u.username, r.outcome, coalesce(r.reason, 'Unknown') as reason
    from program_transfer_results r join users u on u.domain_id = r.domain_id and u.id = r.user_id
   where r.domain_id = ${domainId} and r.program_transfer_id = ${id} and r.outcome in ('skipped', 'failed')
   order by u.username_key limit ${mostNamed}`.execute(tx);
  return {
    state: transfer.state,
    lastRun: transfer.lastRun === null ? null : wireInstant(transfer.lastRun),
    waiting: transfer.state === "done" ? [] : await countConcerned(tx, { domainId, id }),
    outcomes: Object.fromEntries(
      transferOutcomes.map((outcome) => [outcome, counted.find((row) => row.outcome === outcome)?.count ?? 0]),
    ) as TransferProgress["outcomes"],
    left,
  };
}
