import { company } from "@vigil/model/organization/company";
import { companyRules } from "@vigil/model/organization/companyRules";
import { createSchema } from "@vigil/model/entity/entity";
import { group } from "@vigil/model/organization/group";
import { insertRecord } from "../../entity/writeRecords.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { seenGroups } from "../seenGroups.ts";
import type { ImportRow } from "./importRow.ts";

/** Companies and groups that the file names and the importer wants made, before anybody belongs to them. */
export async function makeUnknown(tx: Tx, row: ImportRow, caller: Caller): Promise<void> {
  const { unknown, importOrder, made } = row;
  const companies: number[] = [...made.companies];
  const groups: number[] = [...made.groups];
  if (importOrder.makesCompanies && companies.length === 0)
    for (const name of unknown.companies)
      companies.push(
        (await insertRecord(tx, { entity: company, caller, rules: companyRules, expressions: {} }, createSchema(company).parse({ name })))
          .id,
      );
  if (importOrder.makesGroups && groups.length === 0)
    for (const name of unknown.groups)
      groups.push((await insertRecord(tx, { entity: group, caller, ...seenGroups }, createSchema(group).parse({ name }))).id);
  row.made = { companies, groups };
  await tx
    .updateTable("userImports")
    .set({ made: JSON.stringify({ companies, groups }) })
    .where("domainId", "=", row.domainId)
    .where("id", "=", row.id)
    .execute();
}
