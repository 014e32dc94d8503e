import type { configuration } from "@vigil/model/curriculum/configuration";
import type { CourseScore } from "@vigil/model/curriculum/courseScore";
import { course } from "@vigil/model/curriculum/course";
import { settingKeys, type ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";
import { decidingConfiguration } from "@vigil/model/curriculum/resolveConfiguration";
import { trainingConfigurationSchema } from "@vigil/model/training/settings";
import { sql } from "kysely";
import { z } from "zod";
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
import { configurationsFor } from "./settingsFor.ts";

type ConfigurationView = View<typeof configuration>;

const url = "/api/courses/:id/finalpassingscore";
/** No company: what a course has for itself. */
const nobody = 0;

/** What passes the final exam of one course, read and set where its questions are written; the other courses keep theirs. */
export function courseScoreRoutes(app: App, house: House, desk: Desk<typeof configuration>): void {
  const tags = [course.plural];
  app.get(
    url,
    {
      config: { permission: "courses:view" },
      schema: { tags, summary: "What passes a course's final exam, and which configuration says so", params: idParameter },
    },
    (request) =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        await titleOf(tx, desk.view(request), request.params.id);
        return scoreOf(tx, desk.view(request), request.params.id);
      }),
  );
  app.put(
    url,
    {
      config: { permission: desk.permission("edit") },
      schema: {
        tags,
        summary: "Sets it for this course alone",
        params: idParameter,
        body: z.strictObject({ score: settingKeys.finalPassingScore }),
      },
    },
    (request) =>
      desk.write(request, async (tx, view) => {
        await setScore(tx, view, request.params.id, request.body.score);
        return scoreOf(tx, view, request.params.id);
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

async function scoreOf(tx: Tx, view: ConfigurationView, courseId: number): Promise<CourseScore> {
  const found = decidingConfiguration(await configurationsFor(tx, view.caller.domainId, nobody, courseId), "finalPassingScore");
  return {
    score: found?.settings.finalPassingScore ?? trainingConfigurationSchema.parse({}).finalPassingScore,
    configuration: found === undefined ? null : { id: found.id, name: found.name },
    own: (await assignedTo(tx, view.caller.domainId, courseId))?.own ?? false,
  };
}

/** In the course's own configuration where it has one; else in a new one, which takes over what the course's said and leaves the others theirs. */
async function setScore(tx: Tx, view: ConfigurationView, courseId: number, score: number): Promise<void> {
  const title = await titleOf(tx, view, courseId);
  const now = await assignedTo(tx, view.caller.domainId, courseId, true);
  const json = { ...(now?.active ? now.settings : {}), finalPassingScore: score };
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
