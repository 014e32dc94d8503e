import type { FirstSessionResult } from "@vigil/model/simulator/wire";
import { sql } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** How a session that was marked again stood when it was handed in, and why it was marked again last. */
export async function firstResult(tx: Tx, { domainId, id }: { domainId: number; id: number }): Promise<FirstSessionResult> {
  const { rows } = await sql<Omit<FirstSessionResult, "regradedAt"> & { regradedAt: Date }>`
    select (array_agg(r.score_before order by r.regrade_id))[1] / 100.0::float8 as score, (array_agg(r.passed_before order by r.regrade_id))[1] as passed,
        (array_agg(i.reason order by r.regrade_id desc))[1] as reason, max(r.regraded_at) as "regradedAt",
        (array_agg(r.pass_kept order by r.regrade_id desc))[1] as "passKept"
      from session_regrades r join image_regrades i on i.domain_id = r.domain_id and i.id = r.regrade_id
     where r.domain_id = ${domainId} and r.session_id = ${id} and (r.score <> r.score_before or r.passed <> r.passed_before or r.pass_kept)`.execute(
    tx,
  );
  const { regradedAt, ...first } = rows[0]!;
  return { ...first, regradedAt: wireInstant(regradedAt) };
}
