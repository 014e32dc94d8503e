import type { ChangeOf } from "@vigil/model/entity/entity";
import { companyTemplate } from "@vigil/model/organization/companyTemplate";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { View } from "../entity/view.ts";
import { changeRecords } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import type { Tx } from "../storage/asDomain.ts";
import { keepsShared } from "../identity/access/keepsShared.ts";

/** Every save is a new version: companies keep the one they were made with. */
export const companyTemplateRoutes: Routes = (app, house) => {
  entityRoutes(app, house, companyTemplate, {
    change: async (tx, view, changes) => {
      const renewed = [];
      for (const change of changes) renewed.push(await versioned(tx, view, change));
      return changeRecords(tx, view, renewed);
    },
  });
};

type Change = ChangeOf<typeof companyTemplate>;

/** Switching on and off is no change of what is asked for. */
const unversioned = new Set(["id", "revision", "active"]);

async function versioned(tx: Tx, { caller }: View, change: Change): Promise<Change> {
  if (Object.keys(change).every((name) => unversioned.has(name))) return change;
  const writable = keepsShared(caller) ? sql`true` : sql`owner_domain_id = ${caller.domainId}`;
  // the revision goes along: a change that names an older one is refused as everywhere
  const { rows } = await sql<{ id: number }>`
    with old as (update company_templates set superseded_at = now() where id = ${change.id} and superseded_at is null and ${writable} returning *)
    insert into company_templates (owner_domain_id, root_id, version, name, name_key, description, template, unfinished_copy, active,
      created_by_domain_id, created_at, created_by, revision)
    select owner_domain_id, coalesce(root_id, id), version + 1, name, name_key, description, template, unfinished_copy, active,
      created_by_domain_id, created_at, created_by, revision from old
    returning id`.execute(tx);
  const [made] = rows;
  return made === undefined ? change : { ...change, id: made.id };
}
