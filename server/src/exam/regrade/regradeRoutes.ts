import { regradeBody, regradePreviewBody, type Regrade } from "@vigil/model/exam/regradeWire";
import type { Permission } from "@vigil/model/identity/permission";
import { z } from "zod";
import { contentOfCourse } from "../../curriculum/course/versions/courseVersions.ts";
import type { App, House } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { partQuery, sendPart, shownParts, summaryOf } from "../paper/shownPart.ts";
import { bankPicture } from "./bankPicture.ts";
import { correctedKeys } from "./correctedKeys.ts";
import { orderRegrade, requireFit, requireWholeDomain } from "./orderRegrade.ts";
import { previewRegrade } from "./previewRegrade.ts";
import { questionBank } from "./questionBank.ts";
import { regradeTarget, type BankPlace } from "./regradeTarget.ts";
import { workRegrade } from "./workRegrade.ts";

/** So many are marked again while the caller waits; more are the job's. */
const doneInCall = 100;
const id = z.coerce.number().int().positive();
const question = z.coerce.number().int().min(0);
const ofCourse = z.object({ id, contentId: id });
const ofQuiz = z.object({ id });

/** The questions of a course's version and of a quiz as their authors see them, and what is said of one whose key was wrong. */
export const regradeRoutes = (app: App, house: House): void => {
  bankRoutes(app, house, {
    path: "/api/courses/:id/contents/:contentId/questions",
    params: ofCourse,
    reading: "courses:edit",
    regrading: "courseStatuses:edit",
    tag: "courses",
    placeOf: async (tx, _, params) => {
      const { id: courseId, contentId } = ofCourse.parse(params);
      await contentOfCourse(tx, courseId, contentId);
      return { courseId, contentId };
    },
  });
  bankRoutes(app, house, {
    path: "/api/quizzes/:id/bank",
    params: ofQuiz,
    reading: "quizzes:edit",
    regrading: "quizzes:edit",
    tag: "quizzes",
    placeOf: quizPlace,
  });
  app.get(
    "/api/quizzes/:id/bank/corrected",
    {
      config: { permission: "quizzes:edit" },
      schema: { tags: ["quizzes"], summary: "What was said of its questions whose key was wrong", params: ofQuiz },
    },
    (request) => {
      const by = caller(request);
      return house.asDomain(by.domainId, async (tx) => correctedKeys(tx, by.domainId, await quizPlace(tx, by, request.params)));
    },
  );
};

async function quizPlace(tx: Tx, { domainId }: Caller, params: unknown): Promise<BankPlace> {
  const { id: quizId } = ofQuiz.parse(params);
  const quiz = await tx.selectFrom("quizzes").select("type").where("domainId", "=", domainId).where("id", "=", quizId).executeTakeFirst();
  if (quiz === undefined) throw new Problem(404, "NotFound");
  if (quiz.type !== "content") throw new Problem(422, "QuizTypeInvalid");
  return { quizId };
}

interface Bank {
  path: string;
  params: z.ZodObject;
  reading: Permission;
  regrading: Permission;
  tag: string;
  /** Refused where there is no such bank in the caller's domain. */
  placeOf: (tx: Tx, caller: Caller, params: unknown) => Promise<BankPlace>;
}

function bankRoutes(app: App, house: House, { path, params, reading, regrading, tag, placeOf }: Bank): void {
  const { asDomain } = house;
  const tags = [tag];
  const named = params.extend({ question });
  const numberIn = (asked: unknown) => named.pick({ question: true }).loose().parse(asked).question as number;
  app.get(
    path,
    { config: { permission: reading }, schema: { tags, summary: "Its questions, how each did, and what was said of them since", params } },
    (request) => {
      const by = caller(request);
      const locale = preferredLanguage(request.headers["accept-language"]);
      return asDomain(by.domainId, async (tx) => questionBank(tx, by.domainId, await placeOf(tx, by, request.params), locale));
    },
  );
  for (const part of shownParts)
    app.get(
      `${path}/:question/picture${part === "file" ? "" : "/captions"}`,
      {
        config: { permission: reading, isLink: true },
        schema: {
          tags,
          summary: summaryOf[part],
          params: named,
          querystring: partQuery,
        },
      },
      async (request, reply) => {
        const by = caller(request);
        const asked = { questionId: numberIn(request.params), part, locale: request.query.locale };
        const found = await asDomain(by.domainId, async (tx) => bankPicture(tx, by.domainId, await placeOf(tx, by, request.params), asked));
        return sendPart(request, reply, house, found);
      },
    );
  app.post(
    `${path}/:question/regrade/preview`,
    {
      config: { permission: regrading },
      schema: {
        tags,
        summary: "What would come of another key: who would pass, and who would not have",
        params: named,
        body: regradePreviewBody,
      },
    },
    (request) => {
      const by = caller(request);
      requireWholeDomain(by);
      return asDomain(by.domainId, async (tx) => {
        const target = await regradeTarget(tx, by.domainId, await placeOf(tx, by, request.params), numberIn(request.params));
        requireFit(target, request.body.ruling);
        return previewRegrade(tx, by.domainId, target, request.body.ruling);
      });
    },
  );
  app.post(
    `${path}/:question/regrade`,
    {
      config: { permission: regrading },
      schema: { tags, summary: "Says that a key was wrong: what was handed in is marked again", params: named, body: regradeBody },
    },
    async (request): Promise<Regrade | undefined> => {
      const by = caller(request);
      const ordered = await asDomain(by.domainId, async (tx) => {
        const target = await regradeTarget(tx, by.domainId, await placeOf(tx, by, request.params), numberIn(request.params));
        return orderRegrade(tx, house, by, target, request.body);
      });
      const order = { domainId: by.domainId, regradeId: ordered.id };
      if (ordered.wanted <= doneInCall) await workRegrade(house, order, { last: true });
      return asDomain(by.domainId, async (tx) => {
        const { regrades } = await questionBank(tx, by.domainId, await placeOf(tx, by, request.params));
        return regrades.find((each) => each.id === ordered.id);
      });
    },
  );
}
