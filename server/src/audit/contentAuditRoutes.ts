import type { Access } from "@vigil/model/identity/permission";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { pageQuery } from "../http/pageQuery.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { auditedLearner } from "./auditedLearner.ts";
import { auditedCourse, auditedSection } from "./auditedCourse.ts";
import { auditedAttempt } from "./auditedAttempt.ts";
import { auditedQuiz } from "./auditedQuiz.ts";
import { contentSessions } from "../exam/review/contentSessions.ts";
import { languageQuery, contentSessionParams } from "../exam/examSchemas.ts";

const audits = { permission: "audit:view" } satisfies { permission: Access };
const learner = "/api/audit/users/:userId";
const id = z.coerce.number().int().min(1);
const courseParams = z.object({ userId: id, courseId: id });
const inside = z.coerce.number().int().min(0);
const sectionParams = courseParams.extend({ unitId: inside, sectionId: inside });
/** Both are asked for by name: without one of them no quiz is meant. */
const whole = z.coerce.number().int();
const quizParams = z.object({ userId: whole, quizId: whole });

function requireBoth({ userId, quizId }: { userId: number; quizId: number }): void {
  if (userId < 1 || quizId < 1) throw new Problem(422, "QuizAuditIncomplete", { field: userId < 1 ? "userId" : "quizId" });
}

/** Read-only: courses, exams and quizzes of learners within the caller's sites, groups and programs. Nothing here writes. */
export function contentAuditRoutes(app: App, house: House): void {
  const { asDomain } = house;
  app.get(
    `${learner}/courses/:courseId`,
    { config: audits, schema: { summary: "A course as its learner has it", params: courseParams, querystring: languageQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => auditedCourse(tx, house, by, { ...request.params, ...request.query }));
    },
  );
  app.get(
    `${learner}/courses/:courseId/units/:unitId/sections/:sectionId`,
    {
      config: audits,
      schema: { summary: "The pages of a section as its learner reads them", params: sectionParams, querystring: languageQuery },
    },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => auditedSection(tx, house, by, { ...request.params, ...request.query }));
    },
  );
  app.get(
    `${learner}/quizzes/:quizId`,
    { config: audits, schema: { summary: "A quiz and how its learner stands with it", params: quizParams } },
    async (request) => {
      requireBoth(request.params);
      const by = caller(request);
      return asDomain(by.domainId, (tx) => auditedQuiz(tx, by, request.params));
    },
  );
  app.get(
    `${learner}/courses/:courseId/content-sessions`,
    {
      config: audits,
      schema: {
        summary: "Exams of a learner that were handed in",
        params: courseParams,
        querystring: pageQuery.extend(languageQuery.shape),
      },
    },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await auditedLearner(tx, by, request.params.userId);
        const { domainId, programs } = by;
        return contentSessions(tx, { domainId, programs, all: true, ...request.params, ...request.query });
      });
    },
  );
  app.get(
    `${learner}/quizzes/:quizId/content-sessions`,
    { config: audits, schema: { summary: "Attempts of a learner at a quiz", params: quizParams, querystring: pageQuery } },
    async (request) => {
      requireBoth(request.params);
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await auditedLearner(tx, by, request.params.userId);
        const { domainId, programs } = by;
        return contentSessions(tx, { domainId, programs, all: true, ...request.params, ...request.query });
      });
    },
  );
  for (const kind of ["course", "quiz"] as const)
    app.get(
      `/api/audit/${kind}/content-sessions/:sessionId`,
      {
        config: audits,
        schema: {
          summary: `One of a ${kind}, answer by answer with what was right`,
          params: contentSessionParams,
          querystring: languageQuery,
        },
      },
      async (request) => {
        const by = caller(request);
        return asDomain(by.domainId, (tx) => auditedAttempt(tx, by, { ...request.params, ...request.query, kind }));
      },
    );
}
