import type { ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";
import { resolveConfiguration, type AppliedConfiguration } from "@vigil/model/curriculum/resolveConfiguration";
import { sql, type CompiledQuery, type RawBuilder } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

export interface NamedConfiguration extends AppliedConfiguration {
  readonly id: number;
  readonly name: string;
}

interface Place {
  domainId: number | RawBuilder<number>;
  companyId: number | RawBuilder<number>;
  /** null: on a program as a whole. A course that is found by another row may be named by that. */
  courseId: number | RawBuilder<number> | null;
}

/** Every configuration that bears on a learner of this company in this course. */
export const configurationsFor = async (
  tx: Tx,
  domainId: number,
  companyId: number,
  courseId: number | null,
): Promise<NamedConfiguration[]> => (await tx.executeQuery(configurationsQuery(tx, { domainId, companyId, courseId }))).rows;

/** The same for whoever asks for other things at the same time. */
export const configurationsQuery = (tx: Tx, { domainId, companyId, courseId }: Place): CompiledQuery<NamedConfiguration> =>
  sql<NamedConfiguration>`
    select c.id, c.name, a.company_id is not null as company, a.course_id is not null as course, c.owner_domain_id is null as shared, c.settings
    from configuration_assignments a join configurations c on c.id = a.configuration_id
    where a.domain_id = ${domainId} and c.active
      and (a.company_id is null or a.company_id = ${companyId}) and (a.course_id is null or a.course_id = ${courseId})
    union all
    select id, name, false, false, owner_domain_id is null, settings
    from configurations
    where root and active and (owner_domain_id is null or owner_domain_id = ${domainId})`.compile(tx);

/** The same, resolved key by key. */
export const settingsFor = async (tx: Tx, domainId: number, companyId: number, courseId: number | null): Promise<ConfigurationSettings> =>
  resolveConfiguration(await configurationsFor(tx, domainId, companyId, courseId));
