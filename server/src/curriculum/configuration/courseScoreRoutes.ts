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
import { changeRecords, freeName, insertRecord } from "../../entity/writeRecords.ts";
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

async function scoreOf(tx: Tx, { caller }: ConfigurationView, courseId: number): Promise<CourseScore> {
  const found = decidingConfiguration(await configurationsFor(tx, caller.domainId, nobody, courseId), "finalPassingScore");
  if (found === undefined) return { score: trainingConfigurationSchema.parse({}).finalPassingScore, configuration: null, own: false };
  const own = found.course && !found.shared && (await holdsIn(tx, caller.domainId, found.id)) === 1;
  return { score: found.settings.finalPassingScore!, configuration: { id: found.id, name: found.name }, own };
}

/** In how many companies and courses a configuration holds. */
const holdsIn = async (tx: Tx, domainId: number, id: number): Promise<number> =>
  (
    await sql<{ count: number }>`select count(*)::int as count from configuration_assignments
      where domain_id = ${domainId} and configuration_id = ${id}`.execute(tx)
  ).rows[0]!.count;

/** In the course's own configuration where it has one; else in a new one, which takes over what the course's said and leaves the others theirs. */
async function setScore(tx: Tx, view: ConfigurationView, courseId: number, score: number): Promise<void> {
  const { domainId } = view.caller;
  const title = await titleOf(tx, view, courseId);
  const { rows } = await sql<{ id: number; settings: ConfigurationSettings; shared: boolean; active: boolean }>`
    select c.id, c.settings, c.owner_domain_id is null as shared, c.active
      from configuration_assignments a join configurations c on c.id = a.configuration_id
     where a.domain_id = ${domainId} and a.course_id = ${courseId} and a.company_id is null for update of a`.execute(tx);
  const [now] = rows;
  const json = { ...(now?.active ? now.settings : {}), finalPassingScore: score };
  if (now !== undefined && now.active && !now.shared && (await holdsIn(tx, domainId, now.id)) === 1) {
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
