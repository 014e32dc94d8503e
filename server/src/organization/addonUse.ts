import type { AddonType } from "@vigil/model/organization/addon";
import type { AddonUse } from "@vigil/model/organization/addonUse";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

const tomographs = sql`('ctix', 'ctx', 'nxct', 'rtt', 'rttv')`;
const courses = (domainId: number, where: RawBuilder<unknown>) =>
  sql`select count(*) from courses t where t.active and t.type = 'simulator' and (t.owner_domain_id = ${domainId} or t.owner_domain_id is null) and ${where}`;

/** What of a domain is in use that comes with a plugin: what stops when it is switched off. */
export async function addonUse(tx: Tx, domainId: number, type: AddonType): Promise<AddonUse[]> {
  const uses: Record<AddonType, Partial<Record<AddonUse["what"], RawBuilder<unknown>>>> = {
    credits: { credits: sql`select count(*) from credits t where t.domain_id = ${domainId}` },
    tableExports: { tableExports: sql`select count(*) from table_exports t where t.domain_id = ${domainId}` },
    imageGenerator: {
      orders: sql`select count(*) from library_jobs t where t.owner_domain_id = ${domainId} and t.state in ('waiting', 'running', 'paused', 'stopped')`,
    },
    consoles3d: { courses: courses(domainId, sql`t.simulator_config->>'model' in ${tomographs}`) },
    adaptivePractice: { courses: courses(domainId, sql`t.simulator_config->>'selectionAlgorithm' in ('unseen', 'adaptive')`) },
    identityProviders: {
      providers: sql`select count(*) from identity_providers t where t.domain_id = ${domainId} and t.active`,
      people: sql`select count(distinct t.user_id) from identities t where t.domain_id = ${domainId}`,
    },
  };
  const answer: AddonUse[] = [];
  for (const [what, counted] of Object.entries(uses[type]) as [AddonUse["what"], RawBuilder<unknown>][]) {
    const { rows } = await sql<{ count: number }>`select (${counted})::int as count`.execute(tx);
    answer.push({ what, count: rows[0]?.count ?? 0 });
  }
  return answer;
}
