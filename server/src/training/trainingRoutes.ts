import { sql } from "kysely";
import { z } from "zod";
import { bookmarkSchema } from "@vigil/model/training/bookmark";
import type { Access } from "@vigil/model/identity/permission";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "../identity/caller.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { labRoutes } from "./labs/labRoutes.ts";
import { leaseRoutes } from "./leaseRoutes.ts";
import { openCourse } from "./openCourse.ts";
import { findCourseStatus, findProgramStatus, openProgramStatus, type CourseStatusRow } from "./openStatuses.ts";
import { readCourse, readCourses, readPrograms, simulatorRecords } from "./readTraining.ts";
import { closeTime } from "./timeSession.ts";
import { readProgramGroups } from "./readProgramGroups.ts";
import { refuseElsewhere } from "./trainingLease.ts";
import { applyResets } from "./resets/applyResets.ts";
import { runRoutes } from "./runRoutes.ts";
import { saveSection } from "./saveSection.ts";
import { settleCourse } from "./settleCourse.ts";
import { spendTime } from "./spendTime.ts";
import { timeTrackingRoutes } from "./timeTrackingRoutes.ts";
import { courseStatusAnswer, programStatusAnswer, unitStatusAnswers } from "./trainingAnswers.ts";

const config = { permission: "training:take" } satisfies { permission: Access };
const id = z.coerce.number().int().min(1);
const inside = z.coerce.number().int().min(0);
const unitBody = z.strictObject({ status: z.enum(["a", "c", "n"]), sectionStatus: z.record(z.string(), z.enum(["C", "A"])).optional() });
const seconds = z
  .int()
  .min(0)
  .max(7 * 24 * 3600);
const programParams = z.object({ programId: id });
const courseParams = programParams.extend({ courseId: id });
const unitParams = courseParams.extend({ unitId: inside });
const sectionParams = unitParams.extend({ sectionId: inside });
/** The order of programs is fixed; a client may still name it. */
const orderQuery = z.object({ order: z.literal("asc(priority),asc(title)").optional() });
const languageQuery = z.object({ locale: z.string().max(10).optional() });
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
});
const progressBody = z.strictObject({
  programId: z.int().min(1),
  courseId: z.int().min(1),
  progress: z.number().min(0).max(1),
  bookmark: bookmarkSchema.optional(),
  duration: seconds.optional(),
});

const statusPath = "/api/training/status/programs/:programId";
const courseStatusPath = `${statusPath}/courses/:courseId`;

export const trainingRoutes = (app: App, house: House): void => {
  readingRoutes(app, house);
  programRoutes(app, house);
  courseRoutes(app, house);
  runRoutes(app, house);
  labRoutes(app, house);
  leaseRoutes(app, house);
  timeTrackingRoutes(app, house);
};

function readingRoutes(app: App, house: House): void {
  const { asDomain } = house;
  app.get(
    "/api/training/programs",
    { config, schema: { summary: "The programs assigned to the caller", querystring: orderQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readPrograms(tx, by, false));
    },
  );
  app.get("/api/training", { config, schema: { summary: "The same with their courses", querystring: orderQuery } }, async (request) => {
    const by = caller(request);
    return asDomain(by.domainId, (tx) => readPrograms(tx, by, true));
  });
  app.get("/api/training/groups", { config, schema: { summary: "The groups of programs that the caller sees" } }, async (request) => {
    const by = caller(request);
    return asDomain(by.domainId, (tx) => readProgramGroups(tx, by));
  });
  app.get(
    "/api/training/programs/:programId",
    { config, schema: { summary: "The courses of a program", params: programParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readCourses(tx, by, request.params.programId));
    },
  );
  app.get(
    "/api/training/programs/:programId/courses/:courseId",
    { config, schema: { summary: "A course with its content and the caller's status", params: courseParams, querystring: languageQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readCourse(tx, house, by, { ...request.params, ...request.query }));
    },
  );
  app.get(
    `${courseStatusPath}/simulator`,
    { config, schema: { summary: "The simulator records of a course", params: courseParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await assignedProgram(tx, by, request.params.programId);
        const status = await findCourseStatus(tx, by, request.params);
        return status === undefined ? [] : simulatorRecords(tx, status);
      });
    },
  );
}

function programRoutes(app: App, { asDomain }: House): void {
  app.post(statusPath, { config, schema: { summary: "Start a program, or go on with it", params: programParams } }, async (request) => {
    const by = caller(request);
    const { programId } = request.params;
    return asDomain(by.domainId, async (tx) => {
      await assignedProgram(tx, by, programId);
      await refuseElsewhere(tx, by);
      await applyResets(tx, by, programId, "launch");
      return programStatusAnswer(await openProgramStatus(tx, by, programId));
    });
  });
  app.put(statusPath, { config, schema: { summary: "Leave a program", params: programParams } }, async (request) => {
    const by = caller(request);
    const { programId } = request.params;
    return asDomain(by.domainId, async (tx) => {
      await assignedProgram(tx, by, programId);
      await tx
        .updateTable("programStatuses")
        .set({ lastAccessedAt: sql`now()` })
        .where("domainId", "=", by.domainId)
        .where("userId", "=", by.userId)
        .where("programId", "=", programId)
        .where("closedAt", "is", null)
        .execute();
      const status = await findProgramStatus(tx, by, programId);
      if (status !== undefined) await closeTime(tx, status);
      return programStatusAnswer(status);
    });
  });
  app.get(statusPath, { config, schema: { summary: "Status of a program", params: programParams } }, async (request) => {
    const by = caller(request);
    const { programId } = request.params;
    return asDomain(by.domainId, async (tx) => {
      await assignedProgram(tx, by, programId);
      return programStatusAnswer(await findProgramStatus(tx, by, programId));
    });
  });
}

function courseRoutes(app: App, { asDomain }: House): void {
  app.post(courseStatusPath, { config, schema: { summary: "Start a course", params: courseParams } }, async (request) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) => {
      const status = await openCourse(tx, by, request.params);
      if (status.status === "n") await beginCourse(tx, by, status);
      return courseStatusAnswer(await openCourse(tx, by, request.params));
    });
  });
  app.put(
    courseStatusPath,
    { config, schema: { summary: "Add time to a course", params: courseParams, body: z.strictObject({ duration: seconds }) } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await spendTime(tx, by, await openCourse(tx, by, request.params), request.body.duration);
        return courseStatusAnswer(await openCourse(tx, by, request.params));
      });
    },
  );
  app.post(
    `${courseStatusPath}/units/:unitId`,
    { config, schema: { summary: "Start a Content unit", params: unitParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) =>
        unitStatusAnswers(await settleCourse(tx, by, (await openCourse(tx, by, request.params)).id)),
      );
    },
  );
  // What ended is counted from the sections as stored; the body's own view of it is a claim.
  app.put(
    `${courseStatusPath}/units/:unitId`,
    { config, schema: { summary: "End a Content unit", params: unitParams, body: unitBody } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) =>
        unitStatusAnswers(await settleCourse(tx, by, (await openCourse(tx, by, request.params)).id)),
      );
    },
  );
  app.put(
    `${courseStatusPath}/units/:unitId/sections/:sectionId`,
    { config, schema: { summary: "What of a section has been read", params: sectionParams, body: sectionBody } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) =>
        saveSection(tx, by, await openCourse(tx, by, request.params), request.params, request.body),
      );
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
        if (duration !== undefined) await spendTime(tx, by, status, duration);
        if (bookmark !== undefined)
          await tx
            .updateTable("courseStatuses")
            .set({ bookmark: JSON.stringify(bookmark), updatedAt: sql`now()` })
            .where("domainId", "=", by.domainId)
            .where("id", "=", status.id)
            .execute();
        const after = courseStatusAnswer(await openCourse(tx, by, request.body));
        return { bookmark: after.bookmark, progress: after.progress };
      });
    },
  );
}

async function beginCourse(tx: Tx, by: Caller, { id: statusId, courseId }: CourseStatusRow): Promise<void> {
  await tx
    .updateTable("courseStatuses")
    // who begins gets the version that is current now, whenever the program was started
    .set({
      contentId: sql`(select current_content_id from courses where id = ${courseId})`,
      status: "a",
      startDate: sql`(now() at time zone 'UTC')::date`,
      lastAccessedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where("domainId", "=", by.domainId)
    .where("id", "=", statusId)
    .execute();
  await writeEvent(tx, by, { type: "courseStatus.start", subject: { entity: "courseStatus", id: statusId }, data: { courseId } });
}
