import { configuration } from "@vigil/model/curriculum/configuration";
import type { ConfigurationPair } from "@vigil/model/curriculum/configurationPair";
import { course } from "@vigil/model/curriculum/course";
import { company } from "@vigil/model/organization/company";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { tableOf, visible } from "../../entity/listSql.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { Routes } from "../../house.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";

const id = z.coerce.number().int().positive();
const pair = z.strictObject({ companyId: z.int().positive(), courseId: z.int().positive() });
const url = "/api/configurations/:id/pairs";
const tags = [configuration.plural];

/** The courses of single companies that a configuration is given to: the most specific of all assignments. */
export const configurationPairRoutes: Routes = (app, { asDomain }) => {
  const viewing = { permission: "configurations:view" } as const;
  const editing = { permission: "configurations:edit" } as const;
  app.get(url, { config: viewing, schema: { tags, summary: "Courses of single companies", params: idParameter } }, (request) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) => {
      await requireConfiguration(tx, by, request.params.id);
      return pairsOf(tx, by, request.params.id);
    });
  });
  app.post(
    url,
    { config: editing, schema: { tags, summary: "Give it to a course of one company", params: idParameter, body: pair } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => addPair(tx, by, request.params.id, request.body));
    },
  );
  app.delete(
    `${url}/:companyId/:courseId`,
    {
      config: editing,
      schema: { tags, summary: "Take it from a course of one company", params: idParameter.extend({ companyId: id, courseId: id }) },
    },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => removePair(tx, by, request.params.id, request.params));
    },
  );
};

const requireConfiguration = (tx: Tx, by: Caller, configurationId: number) =>
  getRecord(tx, { entity: configuration, caller: by, expressions: {}, rules: undefined }, configurationId);

async function pairsOf(tx: Tx, by: Caller, configurationId: number): Promise<ConfigurationPair[]> {
  const { rows } = await sql<ConfigurationPair>`
    select o.id as company_id, o.name as company, c.id as course_id, c.name as course
      from configuration_assignments a
      join ${tableOf(company)} o on o.domain_id = a.domain_id and o.id = a.company_id
      join ${tableOf(course)} c on c.id = a.course_id
     where a.domain_id = ${by.domainId} and a.configuration_id = ${configurationId}
       and ${visible(company, "o", by)} and ${visible(course, "c", by)}
     order by o.name, c.name, a.id limit 2000`.execute(tx);
  return rows;
}

async function addPair(tx: Tx, by: Caller, configurationId: number, { companyId, courseId }: z.infer<typeof pair>) {
  await requireConfiguration(tx, by, configurationId);
  for (const [entity, field, wanted] of [
    [company, "companyId", companyId],
    [course, "courseId", courseId],
  ] as const) {
    const { rows } = await sql`select from ${tableOf(entity)} t where ${visible(entity, "t", by)} and t.id = ${wanted}`.execute(tx);
    if (rows.length === 0) throw new Problem(422, "ReferenceNotFound", { field, details: { ids: [wanted] } });
  }
  const { rows: taken } = await sql<{ configurationId: number }>`
    insert into configuration_assignments (domain_id, configuration_id, company_id, course_id, created_by)
    values (${by.domainId}, ${configurationId}, ${companyId}, ${courseId}, ${by.userId})
    on conflict (domain_id, company_id, course_id) do nothing returning configuration_id`.execute(tx);
  if (taken.length === 0) {
    const { rows } = await sql<{ configurationId: number }>`select configuration_id from configuration_assignments
      where domain_id = ${by.domainId} and company_id = ${companyId} and course_id = ${courseId}`.execute(tx);
    if (rows[0]?.configurationId !== configurationId) throw new Problem(412, "ConfigurationCompanyAssigned", { field: "courseId" });
    return pairsOf(tx, by, configurationId);
  }
  const subject = { entity: "configuration", id: configurationId };
  await writeEvent(tx, by, { type: "configuration.assign", subject, data: { before: null, after: { companyId, courseId } } });
  return pairsOf(tx, by, configurationId);
}

async function removePair(tx: Tx, by: Caller, configurationId: number, { companyId, courseId }: z.infer<typeof pair>) {
  const before = (await pairsOf(tx, by, configurationId)).some((one) => one.companyId === companyId && one.courseId === courseId);
  if (!before) throw new Problem(404, "NotFound");
  await sql`delete from configuration_assignments where domain_id = ${by.domainId} and configuration_id = ${configurationId}
    and company_id = ${companyId} and course_id = ${courseId}`.execute(tx);
  const subject = { entity: "configuration", id: configurationId };
  await writeEvent(tx, by, { type: "configuration.assign", subject, data: { before: { companyId, courseId }, after: null } });
  return pairsOf(tx, by, configurationId);
}
