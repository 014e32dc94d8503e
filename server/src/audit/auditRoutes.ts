import type { Access } from "@vigil/model/identity/permission";
import type { App, House } from "../house.ts";
import { pageQuery } from "../http/pageQuery.ts";
import { caller } from "../identity/access/caller.ts";
import { auditedLearner, auditedLearners } from "./auditedLearner.ts";
import { auditedWork } from "./auditedWork.ts";
import { sessionsOfQuiz } from "../quiz/sessionsOfQuiz.ts";
import { reviewAuditedSession } from "../simulator/review/reviewSession.ts";
import { listSessions, sealedSessions } from "../simulator/review/sessionLists.ts";
import * as schemas from "../simulator/simulatorSchemas.ts";

const audits = { permission: "audit:view" } satisfies { permission: Access };
const learner = "/api/audit/users/:userId";

/** Read-only: what learners within the caller's sites, groups and programs did at the simulator. Nothing here writes. */
export function auditRoutes(app: App, { asDomain }: House): void {
  app.get(
    "/api/audit/users",
    { config: audits, schema: { summary: "Learners the caller may audit", querystring: schemas.learnerQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => auditedLearners(tx, by, request.query));
    },
  );

  app.get(
    learner,
    { config: audits, schema: { summary: "A learner with the courses and quizzes there are sessions of", params: schemas.userParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => auditedWork(tx, by, await auditedLearner(tx, by, request.params.userId)));
    },
  );

  app.get(
    `${learner}/courses/:courseId/simulator-sessions`,
    { config: audits, schema: { summary: "Sealed sessions of a learner", params: schemas.auditParams, querystring: pageQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await auditedLearner(tx, by, request.params.userId);
        return listSessions(tx, { domainId: by.domainId, ...request.params, ...request.query });
      });
    },
  );

  app.get(
    `${learner}/quizzes/:quizId/simulator-sessions`,
    {
      config: audits,
      schema: { summary: "Sealed quiz sessions of a learner", params: schemas.auditQuizParams, querystring: pageQuery },
    },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await auditedLearner(tx, by, request.params.userId);
        const { userId, quizId } = request.params;
        return sealedSessions(tx, { domainId: by.domainId, userId, ...request.query }, sessionsOfQuiz(quizId));
      });
    },
  );

  for (const kind of ["course", "quiz"] as const)
    app.get(
      `/api/audit/${kind}/simulator-sessions/:sessionId`,
      { config: audits, schema: { summary: `A sealed ${kind} session of a learner, read only`, params: schemas.sessionParams } },
      async (request) => {
        const by = caller(request);
        return asDomain(by.domainId, (tx) => reviewAuditedSession(tx, by, request.params.sessionId, kind));
      },
    );
}
