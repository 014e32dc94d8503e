import type { LearnerResource } from "@vigil/model/curriculum/learnerResource";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** What of the domain's and the shared resources this company and access level may have; one of them, or all, by name. */
export async function resourcesOf(
  tx: Tx,
  { domainId, companyId, accessLevelId, permissions }: Caller,
  id?: number,
): Promise<(LearnerResource & { hash: string; mediaType: string })[]> {
  const everything = permissions.has("resources:view");
  const { rows } = await sql<LearnerResource & { hash: string; mediaType: string }>`
    select r.id, r.name, r.description, r.hash, r.data ->> 'fileName' as file_name, r.data ->> 'mediaType' as media_type,
           (r.data ->> 'bytes')::int as bytes
      from resources r
     where (r.owner_domain_id = ${domainId} or r.owner_domain_id is null) and r.hash is not null
       and (${id ?? null}::bigint is null or r.id = ${id ?? null}::bigint)
       and ((${everything} and ${id ?? null}::bigint is not null) or (r.active
         and (not exists (select from resource_companies c where c.domain_id = ${domainId} and c.resource_id = r.id)
           or exists (select from resource_companies c where c.domain_id = ${domainId} and c.resource_id = r.id and c.company_id = ${companyId}))
         and (not exists (select from resource_access_levels l where l.resource_id = r.id)
           or exists (select from resource_access_levels l where l.resource_id = r.id and l.access_level_id = ${accessLevelId}))))
     order by r.name, r.id limit 1000`.execute(tx);
  return rows;
}
