import { sql } from "kysely";
import { z } from "zod";
import type { Access } from "@vigil/model/identity/permission";
import { bookmarkSchema } from "@vigil/model/training/bookmark";
import type { Bookmark, UnitStatus } from "@vigil/model/training/wire";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { openCourse } from "./openCourse.ts";
import { courseStatusColumns, type CourseStatusRow } from "./openStatuses.ts";
import { saveSection } from "./saveSection.ts";
import { settleCourse } from "./settleCourse.ts";
import { resumeCourseTime, spendTime } from "./spendTime.ts";
import { tabOf } from "./tabOf.ts";
import { courseStatusAnswer, unitStatusAnswers } from "./trainingAnswers.ts";

const config = { permission: "training:take", leased: true } satisfies { permission: Access; leased: true };
const id = z.coerce.number().int().min(1);
const inside = z.coerce.number().int().min(0);
const seconds = z
  .int()
  .min(0)
  .max(7 * 24 * 3600);
const courseParams = z.object({ programId: id, courseId: id });
const unitParams = courseParams.extend({ unitId: inside });
const sectionParams = unitParams.extend({ sectionId: inside });
const courseStatusId = z.int().min(1).optional();
const sectionCode = z.enum(["C", "A"]);
const pageState = z
  .strictObject({
    pageId: z.int().min(0),
    complete: z.boolean(),
    timeMet: z.boolean(),
    labComplete: z.boolean(),
    data: z.json().nullable(),
    /** Sent back as it was answered; only the labs' own calls write it. */
    labs: z.array(z.unknown()).optional(),
  })
  .transform(({ pageId, complete, timeMet, labComplete, data }) => ({ pageId, complete, timeMet, labComplete, data }));
const sectionBody = z.strictObject({
  status: sectionCode,
  pages: z.array(pageState).max(500).optional(),
  courseDuration: seconds.optional(),
  courseStatusId,
});
const unitBody = z.strictObject({
  status: z.enum(["a", "c", "n"]),
  sectionStatus: z
    .array(z.object({ sectionId: z.int().min(0), status: sectionCode }))
    .max(500)
    .optional(),
});
const progressBody = z.strictObject({
  programId: z.int().min(1),
  courseId: z.int().min(1),
  progress: z.number().min(0).max(1),
  bookmark: bookmarkSchema.optional(),
  duration: seconds.optional(),
  courseStatusId,
});
const timeBody = z.strictObject({ duration: seconds, courseStatusId });

const courseStatusPath = "/api/training/status/programs/:programId/courses/:courseId";

/** A course, its units and sections as they are worked on. */
export function learnerCourseRoutes(app: App, { asDomain }: House): void {
  app.post(courseStatusPath, { config, schema: { summary: "Start a course", params: courseParams } }, async (request) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) => {
      const status = await openCourse(tx, by, request.params);
      if (status.status === "n") return courseStatusAnswer(await beginCourse(tx, by, status));
      await resumeCourseTime(tx, status);
      return courseStatusAnswer(status);
    });
  });
  app.put(
    courseStatusPath,
    { config, schema: { summary: "Add time to a course", params: courseParams, body: timeBody } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const status = await openCourse(tx, by, { ...request.params, ...request.body });
        return courseStatusAnswer(await spendTime(tx, status, request.body.duration));
      });
    },
  );
  app.post(
    `${courseStatusPath}/units/:unitId`,
    { config, schema: { summary: "Start a Content unit", params: unitParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => settledUnit(tx, by, request.params));
    },
  );
  // What ended is counted from the sections as stored; the body's own view of it is a claim.
  app.put(
    `${courseStatusPath}/units/:unitId`,
    { config, schema: { summary: "End a Content unit", params: unitParams, body: unitBody } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => settledUnit(tx, by, request.params));
    },
  );
  app.put(
    `${courseStatusPath}/units/:unitId/sections/:sectionId`,
    {
      config: { ...config, leased: "atItsPlace" },
      schema: { summary: "What of a section has been read", params: sectionParams, body: sectionBody },
    },
    async (request) => {
      const by = caller(request);
      const { params, body } = request;
      const call = { ...params, courseStatusId: body.courseStatusId, tabId: tabOf(request) };
      return asDomain(by.domainId, (tx) => saveSection(tx, by, call, body));
    },
  );
  app.put(
    "/api/training/progress",
    { config, schema: { summary: "Bookmark and progress of a course", body: progressBody } },
    async (request) => {
      const by = caller(request);
      const { bookmark, duration } = request.body;
      return asDomain(by.domainId, async (tx) => {
        const status = await openCourse(tx, by, request.body);
        const spent = duration === undefined ? status : await spendTime(tx, status, duration);
        const after = courseStatusAnswer(bookmark === undefined ? spent : await setBookmark(tx, spent, bookmark));
        return { bookmark: after.bookmark, progress: after.progress };
      });
    },
  );
}

/** A Content unit that is there and open, with its sections as they are stored. */
async function settledUnit(tx: Tx, by: Caller, call: z.infer<typeof unitParams>): Promise<UnitStatus> {
  const status = await openCourse(tx, by, call);
  const state = await settleCourse(tx, by, status.id);
  const answer = unitStatusAnswers(state).find(({ unitId }) => unitId === call.unitId);
  if (answer === undefined || state.content.units.find(({ id: unitId }) => unitId === call.unitId)?.type !== "Content")
    throw new Problem(404, "TrainingPositionNotFound");
  if (answer.locked) throw new Problem(423, "UnitLocked");
  return answer;
}

const setBookmark = (tx: Tx, { domainId, id: statusId }: CourseStatusRow, bookmark: Bookmark): Promise<CourseStatusRow> =>
  tx
    .updateTable("courseStatuses")
    .set({ bookmark: JSON.stringify(bookmark), updatedAt: sql`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", statusId)
    .returning(courseStatusColumns)
    .executeTakeFirstOrThrow();

async function beginCourse(tx: Tx, by: Caller, { id: statusId, courseId }: CourseStatusRow): Promise<CourseStatusRow> {
  const begun = await tx
    .updateTable("courseStatuses")
    // who begins gets the version that is current now, whenever the program was started
    .set({
      contentId: sql`(select current_content_id from courses where id = ${courseId})`,
      status: "a",
      startDate: sql`(now() at time zone 'UTC')::date`,
      lastAccessedAt: sql`now()`,
      timedAt: sql`clock_timestamp()`,
      updatedAt: sql`now()`,
    })
    .where("domainId", "=", by.domainId)
    .where("id", "=", statusId)
    .returning(courseStatusColumns)
    .executeTakeFirstOrThrow();
  await writeEvent(tx, by, { type: "courseStatus.start", subject: { entity: "courseStatus", id: statusId }, data: { courseId } });
  return begun;
}
