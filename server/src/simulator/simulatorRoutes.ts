import type { Access } from "@vigil/model/identity/permission";
import type { FastifyReply } from "fastify";
import { drawing } from "../attempt/drawing.ts";
import type { App, House } from "../house.ts";
import { pageQuery } from "../http/pageQuery.ts";
import { caller } from "../identity/access/caller.ts";
import { enhancementQuery } from "../imageLibrary/image/imageFileRoutes.ts";
import type { ViewFile } from "../imageLibrary/image/viewFile.ts";
import { Problem } from "../problem.ts";
import { tabOf } from "../training/tabOf.ts";
import { decide } from "./decide/decide.ts";
import { openBag } from "./decide/openBag.ts";
import { reviewOwnSession } from "./review/reviewSession.ts";
import { sealSession } from "./seal/sealSession.ts";
import { sessionImage } from "./review/sessionImage.ts";
import { completedExam, listSessions } from "./review/sessionLists.ts";
import { sessionRows } from "./sessionRow.ts";
import { sessionView, sessionVolume } from "./decide/sessionView.ts";
import * as schemas from "./simulatorSchemas.ts";
import { startUnit } from "./open/startUnit.ts";
import { unitReady } from "./open/unitReady.ts";
import { unitOfSession } from "./seal/unitOfSession.ts";

const takes = { permission: "training:take" } satisfies { permission: Access };
/** Who works elsewhere is refused. Decisions ask for the lease with their image. */
const works = { ...takes, leased: true };
const unitPath = "/api/training/simulator/programs/:programId/courses/:courseId/units/:unitId/type/:type";
const imagePath = "/api/training/simulator/sessions/:sessionId/images/:index";

export const simulatorRoutes = (app: App, house: House): void => {
  sessionRoutes(app, house);
  readingRoutes(app, house);
};

function sessionRoutes(app: App, house: House): void {
  const { asDomain } = house;
  const random = drawing(house);
  app.post(
    unitPath,
    { config: works, schema: { summary: "Start a simulator session, or resume the open one", params: schemas.unitParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => startUnit(tx, by, request.params, random));
    },
  );

  app.get(
    `${unitPath}/ready`,
    { config: takes, schema: { summary: "Whether a simulator session could begin", params: schemas.unitParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => unitReady(tx, by, request.params, random));
    },
  );

  app.put(
    unitPath,
    { config: works, schema: { summary: "Seal a simulator session", params: schemas.unitParams, body: schemas.sealBody } },
    async (request) => {
      const by = caller(request);
      const { params, body } = request;
      return asDomain(by.domainId, async (tx) => {
        const session = await sessionRows.lockOwn(tx, by, body.sessionId);
        await unitOfSession(tx, session, params);
        return sealSession(tx, by, session, "submit", body.state, body.activity);
      });
    },
  );

  app.put(
    imagePath,
    {
      config: { ...takes, leased: "atItsPlace" },
      schema: { summary: "Store one decision", params: schemas.imageParams, body: schemas.decisionBody },
    },
    async (request) => {
      const by = caller(request);
      const { sessionId: attemptId, index } = request.params;
      return decide(house, by, { attemptId, index, tabId: tabOf(request) }, request.body);
    },
  );

  app.post(
    `${imagePath}/open`,
    { config: works, schema: { summary: "Open the bag on screen", params: schemas.imageParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => openBag(tx, by, request.params));
    },
  );
}

function readingRoutes(app: App, { asDomain, files }: House): void {
  app.get(
    imagePath,
    { config: { permission: "signedIn" }, schema: { summary: "One image of a session as JSON", params: schemas.imageParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => sessionImage(tx, by, request.params));
    },
  );

  app.get(
    `${imagePath}/views/:view`,
    {
      config: { permission: "signedIn" },
      schema: { summary: "One view of an image of a session", params: schemas.viewParams, querystring: enhancementQuery },
    },
    async (request, reply) => {
      const by = caller(request);
      const place = { ...request.params, ...request.query };
      return sendPicture(reply, await asDomain(by.domainId, (tx) => sessionView(tx, by, place)));
    },
  );

  app.get(
    `${imagePath}/volume`,
    { config: { permission: "signedIn" }, schema: { summary: "The volume of an image of a session", params: schemas.imageParams } },
    async (request, reply) => {
      const by = caller(request);
      return sendPicture(reply, await asDomain(by.domainId, (tx) => sessionVolume(tx, by, request.params)));
    },
  );

  /** The address names one image of one session: what it holds never changes. */
  async function sendPicture(reply: FastifyReply, { file, bytes, mediaType }: ViewFile) {
    if (!(await files.has(file))) throw new Problem(404, "SimulatorImageNotFound");
    return reply
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("content-length", bytes)
      .type(mediaType)
      .send(files.stream(file));
  }

  app.get(
    "/api/training/simulator/course/sessions/:sessionId",
    { config: takes, schema: { summary: "Review a sealed session", params: schemas.sessionParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => reviewOwnSession(tx, by, request.params.sessionId));
    },
  );

  app.get(
    "/api/training/simulator/courses/:courseId/sessions",
    {
      config: { ...takes, reads: true },
      schema: { summary: "Own sealed sessions of a course", params: schemas.courseParams, querystring: pageQuery },
    },
    async (request) => {
      const { domainId, userId } = caller(request);
      return asDomain(domainId, (tx) => listSessions(tx, { domainId, userId, ...request.params, ...request.query }));
    },
  );

  app.get(
    "/api/training/simulator/sessions",
    { config: { ...takes, reads: true }, schema: { summary: "Own sealed sessions of all courses", querystring: pageQuery } },
    async (request) => {
      const { domainId, userId } = caller(request);
      return asDomain(domainId, (tx) => listSessions(tx, { domainId, userId, ...request.query }));
    },
  );

  app.get(
    "/api/training/session/completed",
    { config: takes, schema: { summary: "The exam of a course that is passed or closed, or null", querystring: schemas.completedQuery } },
    async (request, reply) => {
      const by = caller(request);
      const exam = await asDomain(by.domainId, (tx) => completedExam(tx, by, request.query.courseId));
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(exam));
    },
  );
}
