import type { ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";
import { resolveConfiguration } from "@vigil/model/curriculum/resolveConfiguration";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

interface Row {
  company: boolean;
  course: boolean;
  shared: boolean;
  settings: ConfigurationSettings;
}

/** The configuration that holds for a learner of this company in this course (null: of a program as a whole), resolved key by key. */
export async function settingsFor(tx: Tx, domainId: number, companyId: number, courseId: number | null): Promise<ConfigurationSettings> {
  const { rows } = await sql<Row>`
    select a.company_id is not null as company, a.course_id is not null as course, c.owner_domain_id is null as shared, c.settings
    from configuration_assignments a join configurations c on c.id = a.configuration_id
    where a.domain_id = ${domainId} and c.active
      and (a.company_id is null or a.company_id = ${companyId}) and (a.course_id is null or a.course_id = ${courseId})
    union all
    select false, false, owner_domain_id is null, settings
    from configurations
    where root and active and (owner_domain_id is null or owner_domain_id = ${domainId})`.execute(tx);
  return resolveConfiguration(rows);
}
