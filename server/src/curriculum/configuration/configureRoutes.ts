import { updateCode, updateCodeFor, updateRootCode, type ConfigurationPreview } from "@vigil/model/curriculum/configurationUpdate";
import type { course } from "@vigil/model/curriculum/course";
import { chosenBody } from "@vigil/model/entity/bulk/bulkWire";
import { sql } from "kysely";
import { z } from "zod";
import { chooseRecords } from "../../entity/bulk/chooseRecords.ts";
import { manyRoute } from "../../entity/bulk/manyRoute.ts";
import { seenAmong } from "../../entity/bulk/seenAmong.ts";
import type { Desk } from "../../entity/desk.ts";
import type { Change, Values, View } from "../../entity/view.ts";
import type { App, House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { configurationNamed, configurationUpdates, updateConfigurations } from "./updateConfigurations.ts";

/** So many are shown one by one before. */
const mostShown = 50;
const permission = "configurations:edit" as const;
const configurationId = z.int().positive().nullable();

/** One configuration for many courses, however they were chosen: shown before, each that is refused named, and undone as a whole. */
export function configureRoutes(app: App, house: House, desk: Desk<typeof course>): void {
  app.post(
    "/api/courses/configure/preview",
    {
      config: { permission },
      schema: {
        tags: [desk.entity.plural],
        summary: "What one configuration for many courses would change",
        body: z.strictObject({ on: chosenBody, configurationId }),
      },
    },
    (request) =>
      desk.write(request, async (tx, view): Promise<ConfigurationPreview> => {
        const { on, configurationId: to } = request.body;
        const courseIds = await seenAmong(tx, view, await chooseRecords(tx, view, on));
        const updates = await configurationUpdates(tx, view.caller, { courseIds: courseIds.slice(0, mostShown), configurationId: to });
        return { count: courseIds.length, code: updateCodeFor(await sharedOf(tx, courseIds)), updates };
      }),
  );
  manyRoute(app, house, desk, {
    name: "configure",
    summary: "Gives many courses one configuration",
    permission,
    shape: { configurationId, code: z.string().max(40) },
    check: async (tx, _view, { configurationId: to, code }) => {
      if (to !== null) await configurationNamed(tx, to);
      if (code !== updateCode && code !== updateRootCode)
        throw new Problem(422, "ConfirmationCodeWrong", { field: "code", details: { code: updateCode } });
    },
    work: (tx, view, records, { configurationId: to, code }) =>
      updateConfigurations(tx, view.caller, { courseIds: records.map(({ id }) => id), configurationId: to }, (updates) =>
        requireRootCode(code, updates),
      ),
    image: ownConfigurations,
    giveBack: async (tx, view, changes) => {
      for (const [to, of] of Map.groupBy(changes, (change) => change["configurationId"] as number | null))
        await updateConfigurations(tx, view.caller, { courseIds: of.map(({ id }: Change) => id), configurationId: to }, () => {});
    },
  });
}

/** Courses that all domains share are changed by who typed so; the longer word is enough for the others. */
function requireRootCode(code: string, courses: readonly { id: number; shared: boolean }[]): void {
  const shared = courses.filter((one) => one.shared);
  if (code !== updateRootCode && shared.length > 0)
    throw new Problem(422, "ConfirmationCodeWrong", {
      field: "code",
      details: { code: updateRootCode, ids: shared.map(({ id }) => id) },
    });
}

async function sharedOf(tx: Tx, ids: readonly number[]): Promise<{ shared: boolean }[]> {
  const { rows } = await sql<{
    shared: boolean;
  }>`select owner_domain_id is null as shared from courses where id = any(${[...ids]}::bigint[])
    group by 1`.execute(tx);
  return rows;
}

/** The configuration that each has for itself in the domain. */
async function ownConfigurations(tx: Tx, { caller }: View, ids: readonly number[]): Promise<ReadonlyMap<number, Values>> {
  const { rows } = await sql<{ id: number; configurationId: number | null }>`
    select course.id, assigned.configuration_id from courses course
      left join configuration_assignments assigned
        on assigned.domain_id = ${caller.domainId} and assigned.course_id = course.id and assigned.company_id is null
     where course.id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, ...values }) => [id, values]));
}
