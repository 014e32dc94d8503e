import { dataFault, type Template } from "@vigil/model/organization/templateFields";
import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

export interface CompanysTemplate {
  id: number;
  name: string;
  version: number;
  template: Template;
  /** The version that others get, where this one is older. */
  newestId: number | null;
}

/** The version that a company was made with, whatever became of the template since. */
export async function companyTemplateOf(tx: Tx, domainId: number, companyId: number): Promise<CompanysTemplate | null> {
  const { rows } = await sql<CompanysTemplate>`
    select t.id, t.name, t.version, t.template, case when t.superseded_at is not null then newest.id end as newest_id
      from companies c join company_templates t on t.id = c.company_template_id
      left join company_templates newest on coalesce(newest.root_id, newest.id) = coalesce(t.root_id, t.id) and newest.superseded_at is null
     where c.domain_id = ${domainId} and c.id = ${companyId}`.execute(tx);
  return rows[0] ?? null;
}

/** What a template asks for stands in the data of its companies. */
export async function requireTemplateData(tx: Tx, domainId: number, companyIds: readonly number[]): Promise<void> {
  for (const id of companyIds) {
    const found = await companyTemplateOf(tx, domainId, id);
    if (found === null) continue;
    const { data } = await tx
      .selectFrom("companies")
      .select("data")
      .where("domainId", "=", domainId)
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const fault = dataFault(found.template, data);
    if (fault !== undefined) throw new Problem(422, fault.code, { field: "data", details: { title: fault.title } });
  }
}
