import type { Access } from "@vigil/model/identity/permission";
import { drawing } from "../attempt/drawing.ts";
import type { App, House } from "../house.ts";
import { pageQuery } from "../http/pageQuery.ts";
import { caller } from "../identity/access/caller.ts";
import { tabOf } from "../training/tabOf.ts";
import { courseStatusAnswer } from "../training/trainingAnswers.ts";
import { completedContentExam, contentSession, contentSessions } from "./review/contentSessions.ts";
import * as schemas from "./examSchemas.ts";
import { takesTraining } from "../training/takesTraining.ts";
import { endMinibook, startMinibook } from "./review/minibook.ts";
import { saveAnswer } from "./answer/saveAnswer.ts";
import { handInTogether } from "./seal/handInTogether.ts";
import { startTogether } from "./open/startTogether.ts";

const signedIn = { permission: "signedIn" } satisfies { permission: Access };
/** As `signedIn`; who works elsewhere is refused. Answers ask for the lease with their question. */
const works = { ...signedIn, leased: true };
const takes = { permission: "training:take" } satisfies { permission: Access };
const examPath = "/api/training/exam/programs/:programId/courses/:courseId/units/:unitId";
const minibookPath = "/api/training/minibook/programs/:programId/courses/:courseId/units/:unitId";

export const examRoutes = (app: App, house: House): void => {
  takingRoutes(app, house);
  readingRoutes(app, house);
  minibookRoutes(app, house);
};

/** Who only audits is told so; everybody else needs to be a learner. */
function takingRoutes(app: App, house: House): void {
  const { asDomain } = house;
  const random = drawing(house);
  app.post(
    examPath,
    {
      config: works,
      schema: { summary: "Start an exam, or resume the open one", params: schemas.examParams, querystring: schemas.languageQuery },
    },
    async (request) => {
      const by = takesTraining(request, "ExamInAudit");
      return startTogether(asDomain, { by, ...request.params, ...request.query, random });
    },
  );
  app.put(
    examPath,
    {
      config: works,
      schema: { summary: "Hand in an exam", params: schemas.examParams, querystring: schemas.languageQuery, body: schemas.submitBody },
    },
    async (request) => {
      const by = takesTraining(request, "ExamInAudit");
      return handInTogether(asDomain, { by, ...request.params, ...request.query, body: request.body });
    },
  );
  app.put(
    "/api/training/exam/attempts/:examId/answers/:index",
    {
      config: { ...signedIn, leased: "atItsPlace" },
      schema: { summary: "Store one answer", params: schemas.answerParams, querystring: schemas.languageQuery, body: schemas.answerBody },
    },
    async (request) => {
      const by = takesTraining(request, "ExamInAudit");
      const { examId: attemptId, index } = request.params;
      return saveAnswer(house, by, { attemptId, index, tabId: tabOf(request), locale: request.query.locale }, request.body);
    },
  );
}

function readingRoutes(app: App, { asDomain }: House): void {
  app.get(
    "/api/training/exam/completed",
    { config: takes, schema: { summary: "The exam that is passed or closed, or null", querystring: schemas.completedExamQuery } },
    async (request, reply) => {
      const by = caller(request);
      const exam = await asDomain(by.domainId, (tx) => completedContentExam(tx, by, request.query, request.query.locale));
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(exam));
    },
  );
  app.get(
    "/api/training/content/sessions",
    {
      config: takes,
      schema: { summary: "Own exams and quizzes that are handed in", querystring: pageQuery.extend(schemas.languageQuery.shape) },
    },
    async (request) => {
      const { domainId, userId } = caller(request);
      return asDomain(domainId, (tx) => contentSessions(tx, { domainId, userId, ...request.query }));
    },
  );
  app.get(
    "/api/training/content/sessions/:sessionId",
    { config: takes, schema: { summary: "One of them", params: schemas.contentSessionParams, querystring: schemas.languageQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => contentSession(tx, by, request.params.sessionId, request.query.locale));
    },
  );
}

function minibookRoutes(app: App, { asDomain }: House): void {
  app.post(
    minibookPath,
    { config: works, schema: { summary: "Open the minibook of an exam: the pages of what was missed", params: schemas.examParams } },
    async (request) => {
      const by = takesTraining(request, "MinibookInAudit");
      return asDomain(by.domainId, (tx) => startMinibook(tx, by, request.params));
    },
  );
  app.delete(
    minibookPath,
    { config: works, schema: { summary: "End the minibook of an exam: the next attempt may begin", params: schemas.examParams } },
    async (request) => {
      const by = takesTraining(request, "MinibookInAudit");
      return asDomain(by.domainId, async (tx) => courseStatusAnswer(await endMinibook(tx, by, request.params)));
    },
  );
}
