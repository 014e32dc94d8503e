import { configuration } from "@vigil/model/curriculum/configuration";
import { configurationRules } from "@vigil/model/curriculum/configurationRules";
import { course } from "@vigil/model/curriculum/course";
import type { Entity } from "@vigil/model/entity/entity";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { company } from "@vigil/model/organization/company";
import { sql } from "kysely";
import { z } from "zod";
import { checkReferences } from "../../entity/checkReferences.ts";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { tableOf, visible } from "../../entity/listSql.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { writeLinks } from "../../entity/writeLinks.ts";
import { changeRecords, copyRecord, insertRecord } from "../../entity/writeRecords.ts";
import type { Values, View } from "../../entity/view.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { courseSettingsRoutes } from "./courseSettingsRoutes.ts";

const assigned = { companies: { column: "companyId", other: "courseId" }, courses: { column: "courseId", other: "companyId" } } as const;
type Assigned = keyof typeof assigned;

/** A company or course has one configuration of its own: it is taken from the other one first. */
async function requireFree(tx: Tx, domainId: number, id: number, values: Values): Promise<void> {
  for (const [field, { column, other }] of Object.entries(assigned)) {
    const wanted = values[field];
    if (!Array.isArray(wanted) || wanted.length === 0) continue;
    const { rows } = await sql<{ id: number }>`select ${sql.ref(column)} as id from configuration_assignments
      where domain_id = ${domainId} and configuration_id <> ${id} and ${sql.ref(other)} is null
        and ${sql.ref(column)} = any(${wanted}::bigint[])`.execute(tx);
    if (rows.length > 0) throw new Problem(412, "ConfigurationCompanyAssigned", { field, details: { ids: rows.map((row) => row.id) } });
  }
}

/** What this configuration is not assigned to and no other one either. */
async function available(tx: Tx, { caller: who }: View, target: Entity, field: Assigned) {
  const { column, other } = assigned[field];
  const { rows } = await sql<{ id: number; name: string }>`select t.id, t.name from ${tableOf(target)} t where ${visible(target, "t", who)}
    and not exists (select 1 from configuration_assignments a
      where a.domain_id = ${who.domainId} and a.${sql.ref(column)} = t.id and a.${sql.ref(other)} is null)
    order by t.name, t.id limit 1000`.execute(tx);
  return rows;
}

async function names(tx: Tx, { caller: who }: View, target: Entity, ids: unknown) {
  const { rows } = await sql<{ id: number; name: string }>`select t.id, t.name from ${tableOf(target)} t
    where ${visible(target, "t", who)} and t.id = any(${ids}::bigint[]) order by t.name, t.id`.execute(tx);
  return rows;
}

export const configurationRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, configuration, {
    rules: configurationRules,
    insert: async (tx, view, values) => {
      await requireFree(tx, view.caller.domainId, 0, values);
      return insertRecord(tx, view, values);
    },
    change: async (tx, view, changes) => {
      for (const change of changes) await requireFree(tx, view.caller.domainId, change.id, change);
      return changeRecords(tx, view, changes);
    },
    copy: (tx, view, id) => copyRecord(tx, view, id, { companies: [], courses: [] }),
  });
  courseSettingsRoutes(app, house, desk);
  const url = "/api/configurations";
  const tags = [configuration.plural];
  const viewing = { permission: desk.permission("view") };
  const editing = { permission: desk.permission("edit") };
  const params = idParameter;

  for (const [field, target] of [
    ["companies", company],
    ["courses", course],
  ] as const) {
    app.get(`${url}/:id/${field}/available`, { config: viewing, schema: { tags, params } }, (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        await getRecord(tx, desk.view(request), request.params.id);
        return available(tx, desk.view(request), target, field);
      }),
    );
    app.get(`${url}/:id/${field}/assigned`, { config: viewing, schema: { tags, params } }, (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        const record = await getRecord(tx, desk.view(request), request.params.id);
        return names(tx, desk.view(request), target, record[field]);
      }),
    );
    // also for shared configurations: the assignment is the domain's own
    app.put(
      `${url}/:id/${field}`,
      { config: editing, schema: { tags, params, body: z.strictObject({ ids: z.array(z.int().positive()).max(mostAtOnce) }) } },
      (request) =>
        desk.write(request, async (tx, view) => {
          const { id } = request.params;
          const before = await getRecord(tx, view, id);
          const values = { [field]: request.body.ids };
          await checkReferences(tx, view, values, before);
          await requireFree(tx, view.caller.domainId, id, values);
          await writeLinks(tx, view, id, values);
          const data = { before: { [field]: before[field] }, after: values };
          await writeEvent(tx, view.caller, { type: "configuration.assign", subject: { entity: "configuration", id }, data });
          return getRecord(tx, view, id);
        }),
    );
  }
};
