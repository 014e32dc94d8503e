import type { configuration } from "@vigil/model/curriculum/configuration";
import type { ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";
import { course } from "@vigil/model/curriculum/course";
import { courseSettingsBody, type CourseSettings, type CourseSettingsBody } from "@vigil/model/curriculum/courseSettings";
import { sql } from "kysely";
import { idParameter } from "../../entity/bodies.ts";
import type { Desk } from "../../entity/desk.ts";
import { tableOf, visible } from "../../entity/listSql.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { writeLinks } from "../../entity/writeLinks.ts";
import { freeName } from "../../entity/freeName.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { App, House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { courseSettingsOf } from "./courseSettingsOf.ts";

type ConfigurationView = View<typeof configuration>;

const url = "/api/courses/:id/settings";

/** What one course asks for, read and set where it is written; the other courses keep theirs. */
export function courseSettingsRoutes(app: App, house: House, desk: Desk<typeof configuration>): void {
  const tags = [course.plural];
  app.get(
    url,
    {
      config: { permission: "courses:view" },
      schema: {
        tags,
        summary: "What passes a course's exams and how long it takes at least, and which configuration says so",
        params: idParameter,
      },
    },
    (request) =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        await titleOf(tx, desk.view(request), request.params.id);
        return settingsOf(tx, desk.view(request), request.params.id);
      }),
  );
  app.put(
    url,
    {
      config: { permission: desk.permission("edit") },
      schema: {
        tags,
        summary: "Sets what it names for this course alone",
        params: idParameter,
        body: courseSettingsBody,
      },
    },
    (request) =>
      desk.write(request, async (tx, view) => {
        await setThem(tx, view, request.params.id, request.body);
        return settingsOf(tx, view, request.params.id);
      }),
  );
}

async function titleOf(tx: Tx, { caller }: ConfigurationView, courseId: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`select t.title from ${tableOf(course)} t
    where ${visible(course, "t", caller)} and t.id = ${courseId}`.execute(tx);
  if (rows[0] === undefined) throw new Problem(404, "NotFound");
  return rows[0].title;
}

/** What is assigned to a course for whoever has no company's: what the call reads and what it writes are asked of the same. */
interface Assigned {
  id: number;
  settings: ConfigurationSettings;
  active: boolean;
  /** It holds in this course and nowhere else. */
  own: boolean;
}

async function assignedTo(tx: Tx, domainId: number, courseId: number, writing = false): Promise<Assigned | undefined> {
  const { rows } = await sql<Assigned>`
    select c.id, c.settings, c.active, c.active and not c.root and c.owner_domain_id is not null and not exists (
        select from configuration_assignments other where other.domain_id = a.domain_id and other.configuration_id = c.id
          and (other.course_id is distinct from a.course_id or other.company_id is not null)) as own
      from configuration_assignments a join configurations c on c.id = a.configuration_id
     where a.domain_id = ${domainId} and a.course_id = ${courseId} and a.company_id is null ${writing ? sql`for update of a` : sql``}`.execute(
    tx,
  );
  return rows[0];
}

const settingsOf = async (tx: Tx, view: ConfigurationView, courseId: number): Promise<CourseSettings> => ({
  ...(await courseSettingsOf(tx, view.caller, courseId)),
  own: (await assignedTo(tx, view.caller.domainId, courseId))?.own ?? false,
});

/** In the course's own configuration where it has one; else in a new one, which takes over what the course's said and leaves the others theirs. */
async function setThem(tx: Tx, view: ConfigurationView, courseId: number, settings: CourseSettingsBody): Promise<void> {
  const title = await titleOf(tx, view, courseId);
  if (Object.keys(settings).length === 0) return;
  // two fields that are left at once: the second finds the configuration that the first one made
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settings of course ${view.caller.domainId} ${courseId}`}, 0))`.execute(tx);
  const now = await assignedTo(tx, view.caller.domainId, courseId, true);
  const json = { ...(now?.active ? now.settings : {}), ...settings };
  if (now?.own) {
    await changeRecords(tx, view, [{ id: now.id, json }]);
    return;
  }
  if (!view.caller.permissions.has("configurations:add")) throw new Problem(403, "Forbidden");
  if (now !== undefined) {
    const before = await getRecord(tx, view, now.id);
    const courses = before.courses.filter((id) => id !== courseId);
    await writeLinks(tx, view, now.id, { courses });
    const data = { before: { courses: before.courses }, after: { courses } };
    await writeEvent(tx, view.caller, { type: "configuration.assign", subject: { entity: "configuration", id: now.id }, data });
  }
  const name = await freeName(tx, view, title, (index) => (index === 0 ? "" : ` (${index + 1})`));
  await insertRecord(tx, view, { name, json, courses: [courseId] });
}
