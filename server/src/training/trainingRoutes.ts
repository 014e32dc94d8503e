import { sql } from "kysely";
import { z } from "zod";
import type { Access } from "@vigil/model/identity/permission";
import { resultKinds } from "@vigil/model/training/resultWire";
import type { App, House } from "../house.ts";
import { pageQuery } from "../http/pageQuery.ts";
import { caller } from "../identity/access/caller.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { labRoutes } from "./labs/labRoutes.ts";
import { findCourseStatus, findProgramStatus, openProgramStatus } from "./openStatuses.ts";
import { readCourses, readPrograms } from "./readPrograms.ts";
import { readCourse, readSectionTexts, simulatorRecords } from "./readTraining.ts";
import { closeTime } from "./timeSession.ts";
import type { ExamsOfCourse } from "@vigil/model/training/ownExams";
import { readExams } from "./readExams.ts";
import { readNextThing, readProgramNext } from "./readNext.ts";
import { findLearning } from "./findLearning.ts";
import { readResults } from "./readResults.ts";
import { readProgramGroups } from "./readProgramGroups.ts";
import { applyResets } from "./resets/applyResets.ts";
import { runRoutes } from "./runRoutes.ts";
import { settleProgram } from "./settleCourse.ts";
import { learnerCourseRoutes } from "./learnerCourseRoutes.ts";
import { upcomingPrograms } from "./upcomingPrograms.ts";
import { timeTrackingRoutes } from "./timeTrackingRoutes.ts";
import { programStatusAnswer } from "./trainingAnswers.ts";

const config = { permission: "training:take" } satisfies { permission: Access };
const reads = { ...config, reads: true };
const works = { ...config, leased: true };
const id = z.coerce.number().int().min(1);
const programParams = z.object({ programId: id });
const courseParams = programParams.extend({ courseId: id });
/** The order of programs is fixed; a client may still name it. */
const orderQuery = z.object({ order: z.literal("asc(priority),asc(title)").optional() });
const inside = z.coerce.number().int().min(0);
const sectionParams = courseParams.extend({ unitId: inside, sectionId: inside });
const languageQuery = z.object({ locale: z.string().max(10).optional() });
/** The page asks for the texts of a course section by section; other clients get all at once. */
const courseQuery = languageQuery.extend({ texts: z.literal("later").optional() });
const searchQuery = languageQuery.extend({ words: z.string().min(2).max(200) });
const resultsQuery = pageQuery.extend({ ...languageQuery.shape, kind: z.enum(resultKinds).optional() });
const statusPath = "/api/training/status/programs/:programId";
const courseStatusPath = `${statusPath}/courses/:courseId`;

export const trainingRoutes = (app: App, house: House): void => {
  readingRoutes(app, house);
  programRoutes(app, house);
  learnerCourseRoutes(app, house);
  runRoutes(app, house);
  labRoutes(app, house);
  timeTrackingRoutes(app, house);
};

function readingRoutes(app: App, house: House): void {
  const { asDomain } = house;
  app.get(
    "/api/training/programs",
    { config: reads, schema: { summary: "The programs assigned to the caller", querystring: orderQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readPrograms(tx, by, false));
    },
  );
  app.get(
    "/api/training",
    { config: reads, schema: { summary: "The same with their courses", querystring: orderQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readPrograms(tx, by, true));
    },
  );
  app.get(
    "/api/training/upcoming",
    { config: reads, schema: { summary: "What is assigned to the caller and cannot be begun yet" } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => upcomingPrograms(tx, by));
    },
  );
  app.get(
    "/api/training/groups",
    { config: reads, schema: { summary: "The groups of programs that the caller sees" } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readProgramGroups(tx, by));
    },
  );
  app.get(
    "/api/training/search",
    {
      config: reads,
      schema: { summary: "Courses, pages and terms that the caller may open, by words of their titles", querystring: searchQuery },
    },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => findLearning(tx, house, by, request.query));
    },
  );
  app.get(
    "/api/training/results",
    {
      config: reads,
      schema: { summary: "What the caller has handed in, newest first: sessions, exams and quizzes", querystring: resultsQuery },
    },
    async (request) => {
      const { domainId, userId } = caller(request);
      return asDomain(domainId, (tx) => readResults(tx, { domainId, userId, ...request.query }));
    },
  );
  app.get(
    "/api/training/exams",
    { config: reads, schema: { summary: "All exams of the caller's courses: how they stand, and which comes next" } },
    async (request): Promise<ExamsOfCourse[]> => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readExams(tx, house, by));
    },
  );
  app.get(
    "/api/training/next",
    { config: reads, schema: { summary: "The one thing for the caller to do next" } },
    async (request, reply) => {
      const by = caller(request);
      const next = await asDomain(by.domainId, (tx) => readNextThing(tx, house, by));
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(next));
    },
  );
  app.get(
    "/api/training/programs/:programId/next",
    { config: reads, schema: { summary: "What comes next in a program, and where one can practise in it", params: programParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readProgramNext(tx, house, by, request.params.programId));
    },
  );
  app.get(
    "/api/training/programs/:programId",
    { config: reads, schema: { summary: "The courses of a program", params: programParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readCourses(tx, by, request.params.programId));
    },
  );
  app.get(
    "/api/training/programs/:programId/courses/:courseId",
    {
      config: reads,
      schema: { summary: "A course with its content and the caller's status", params: courseParams, querystring: courseQuery },
    },
    async (request) => {
      const by = caller(request);
      const { locale, texts } = request.query;
      return asDomain(by.domainId, (tx) => readCourse(tx, house, by, { ...request.params, locale, textsLater: texts === "later" }));
    },
  );
  app.get(
    "/api/training/programs/:programId/courses/:courseId/units/:unitId/sections/:sectionId",
    { config: reads, schema: { summary: "The texts and labs of a section", params: sectionParams, querystring: languageQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readSectionTexts(tx, house, by, { ...request.params, ...request.query }));
    },
  );
  app.get(
    `${courseStatusPath}/simulator`,
    { config: reads, schema: { summary: "The simulator records of a course", params: courseParams } },
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
  app.post(
    statusPath,
    { config: works, schema: { summary: "Start a program, or go on with it", params: programParams } },
    async (request) => {
      const by = caller(request);
      const { programId } = request.params;
      return asDomain(by.domainId, async (tx) => {
        await assignedProgram(tx, by, programId);
        await applyResets(tx, by, programId, "launch");
        const status = await openProgramStatus(tx, by, programId);
        // a course that left the program may have been all that was missing
        if (!status.complete) await settleProgram(tx, by, status.id);
        return programStatusAnswer(await findProgramStatus(tx, by, programId));
      });
    },
  );
  app.put(statusPath, { config: works, schema: { summary: "Leave a program", params: programParams } }, async (request) => {
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
