import type { ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";
import { updateCodeFor, type ConfigurationUpdate, type NamedRecord } from "@vigil/model/curriculum/configurationUpdate";
import { resolveConfiguration } from "@vigil/model/curriculum/resolveConfiguration";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { configurationsFor } from "./settingsFor.ts";

export interface UpdateCall {
  courseIds: readonly number[];
  /** null takes the courses' own configuration away: the root's holds then. */
  configurationId: number | null;
}

interface Course extends NamedRecord {
  shared: boolean;
  ownId: number | null;
  ownName: string | null;
}

/** Nobody's: what holds for a course whatever the company of its learner. */
const anyCompany = 0;

/** What giving all these courses one configuration changes, course by course. */
export async function configurationUpdates(
  tx: Tx,
  { domainId }: Caller,
  { courseIds, configurationId }: UpdateCall,
): Promise<ConfigurationUpdate[]> {
  const to = configurationId === null ? null : await configurationNamed(tx, configurationId);
  const { rows: courses } = await sql<Course>`
    select course.id, course.name, course.owner_domain_id is null as shared, own.id as own_id, own.name as own_name
      from courses course
      left join configuration_assignments assigned
        on assigned.domain_id = ${domainId} and assigned.course_id = course.id and assigned.company_id is null
      left join configurations own on own.id = assigned.configuration_id
     where course.id = any(${[...courseIds]}::bigint[]) order by course.name, course.id`.execute(tx);
  const missing = courseIds.filter((id) => !courses.some((course) => course.id === id));
  if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
  const updates: ConfigurationUpdate[] = [];
  for (const { id, name, shared, ownId, ownName } of courses) {
    const applied = await configurationsFor(tx, domainId, anyCompany, id);
    const before = resolveConfiguration(applied);
    const others = applied.filter(({ course }) => !course);
    const after = resolveConfiguration(to?.active ? [...others, { ...to, company: false, course: true, shared: false }] : others);
    const from = ownId === null ? null : { id: ownId, name: ownName ?? "" };
    updates.push({ id, name, shared, from, to: to && { id: to.id, name: to.name }, changes: changesOf(before, after) });
  }
  return updates;
}

/** All of them in one transaction, each with its event, once the code fits. Answers those that had another configuration before. */
export async function updateConfigurations(
  tx: Tx,
  caller: Caller,
  call: UpdateCall,
  requireCode: (updates: readonly ConfigurationUpdate[]) => void,
): Promise<ConfigurationUpdate[]> {
  const { domainId, userId } = caller;
  const { courseIds, configurationId } = call;
  await sql`select from configuration_assignments where domain_id = ${domainId} and course_id = any(${[...courseIds]}::bigint[])
    order by id for update`.execute(tx);
  const updates = await configurationUpdates(tx, caller, call);
  requireCode(updates);
  const different = updates.filter(({ from, to }) => from?.id !== to?.id);
  for (const { id, from, to, changes } of different) {
    await sql`delete from configuration_assignments where domain_id = ${domainId} and course_id = ${id} and company_id is null`.execute(tx);
    if (configurationId !== null)
      await tx.insertInto("configurationAssignments").values({ domainId, configurationId, courseId: id, createdBy: userId }).execute();
    const subject = { entity: "course", id };
    await writeEvent(tx, caller, { type: "course.updateConfiguration", subject, data: { from, to, changes } });
  }
  return different;
}

export function requireUpdateCode(code: string, courses: readonly { shared: boolean }[]): void {
  const wanted = updateCodeFor(courses);
  if (code !== wanted) throw new Problem(422, "ConfirmationCodeWrong", { field: "code", details: { code: wanted } });
}

export async function configurationNamed(tx: Tx, id: number) {
  const found = await tx.selectFrom("configurations").select(["id", "name", "settings", "active"]).where("id", "=", id).executeTakeFirst();
  if (found === undefined) throw new Problem(422, "ReferenceNotFound", { field: "configurationId" });
  return found;
}

function changesOf(before: ConfigurationSettings, after: ConfigurationSettings): ConfigurationUpdate["changes"] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted() as (keyof ConfigurationSettings)[];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({ key, before: before[key] ?? null, after: after[key] ?? null }));
}
