import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { courseContent } from "@vigil/model/training/courseContent";
import { labAnswer } from "@vigil/model/training/labs/labState";
import { labView, markLab } from "@vigil/model/training/labs/markLab";
import { z } from "zod";
import { labScans, searchedIn } from "../../../training/labs/labScans.ts";
import type { Routes } from "../../../house.ts";
import { caller } from "../../../identity/access/caller.ts";
import { Problem } from "../../../problem.ts";
import { contentOfCourse, courseVersions, makeCurrent, versionLearners } from "./courseVersions.ts";
import { moveLearners } from "./moveLearners.ts";
import { previewContent } from "./previewContent.ts";
import { asKeeper } from "../../../identity/access/asKeeper.ts";

const id = z.coerce.number().int().positive();
const courseParams = z.object({ id });
const params = courseParams.extend({ contentId: id });
const number = z.int().min(0);
const labState = z.strictObject({
  labId: number,
  complete: z.boolean(),
  done: z.array(number).max(60),
  misses: number.max(100_000),
  data: z.json().nullable(),
});
const moveBody = z.strictObject({ from: z.int().positive(), ids: z.array(z.int().positive()).min(1).max(200) });
const moving = { permission: "courseStatuses:edit" } as const;
const viewing = { permission: "courses:view" } as const;
const editing = { permission: "courses:edit" } as const;
const tags = ["courses"];

/** The versions of a course: which there are, who is on which, how each looks. */
export const courseVersionRoutes: Routes = (app, house) => {
  const { asDomain } = house;
  app.get(
    "/api/courses/:id/contents",
    { config: viewing, schema: { tags, summary: "The versions of a course, newest first", params: courseParams } },
    (request) => asDomain(caller(request).domainId, (tx) => courseVersions(tx, caller(request), request.params.id)),
  );
  app.get(
    "/api/courses/:id/contents/:contentId",
    {
      config: viewing,
      schema: {
        tags,
        summary: "A version as its learners see it",
        params,
        querystring: z.object({ locale: z.string().max(10).optional() }),
      },
    },
    (request) => {
      const by = caller(request);
      const { id: courseId, contentId } = request.params;
      return asDomain(by.domainId, (tx) => previewContent(tx, house, by, { courseId, contentId, locale: request.query.locale }));
    },
  );
  app.get(
    "/api/courses/:id/contents/:contentId/learners",
    { config: { permission: "users:view" }, schema: { tags, summary: "Who has begun or completed a version", params } },
    (request) =>
      asDomain(caller(request).domainId, (tx) => versionLearners(tx, caller(request), request.params.id, request.params.contentId)),
  );
  app.post(
    "/api/courses/:id/contents/:contentId/current",
    { config: editing, schema: { tags, summary: "Makes a version the one that learners begin with", params } },
    (request) => {
      const by = caller(request);
      const { id: courseId, contentId } = request.params;
      return asKeeper(asDomain, by, async (tx) => {
        await makeCurrent(tx, by, courseId, contentId);
        return courseVersions(tx, by, courseId);
      });
    },
  );
  for (const [path, act, summary] of [
    ["move/preview", false, "What moving learners in progress to this version would keep and lose"],
    ["move", true, "Moves learners in progress to this version; what they did goes along by the numbers of pages"],
  ] as const)
    app.post(
      `/api/courses/:id/contents/:contentId/${path}`,
      { config: moving, schema: { tags, summary, params, body: moveBody } },
      (request) => {
        const { id: courseId, contentId } = request.params;
        return asDomain(caller(request).domainId, (tx) =>
          moveLearners(tx, caller(request), { courseId, contentId, ...request.body }, { act }),
        );
      },
    );
  const scanOf = labScans(app, house);
  app.get(
    "/api/courses/:id/contents/:contentId/labs/:labId/scan",
    {
      config: viewing,
      schema: {
        tags,
        summary: "The views of the scan that a lab of a version searches",
        params: params.extend({ labId: z.coerce.number().int().min(0) }),
      },
    },
    async (request, reply) => {
      const { id: courseId, contentId, labId } = request.params;
      const { labs } = await asDomain(caller(request).domainId, async (tx) =>
        courseContent.parse((await contentOfCourse(tx, courseId, contentId)).content),
      );
      return reply.type(viewsMediaType).send(await scanOf(searchedIn(labs.find((one) => one.id === labId))));
    },
  );
  app.post(
    "/api/courses/:id/contents/:contentId/labs/:labId",
    {
      config: viewing,
      schema: {
        tags,
        summary: "Tries a lab of a version: answers how it stands after an answer, stores nothing",
        params: params.extend({ labId: z.coerce.number().int().min(0) }),
        body: z.strictObject({ state: labState, answer: labAnswer.optional() }),
      },
    },
    (request) =>
      asDomain(caller(request).domainId, async (tx) => {
        const { id: courseId, contentId, labId } = request.params;
        const { labs } = courseContent.parse((await contentOfCourse(tx, courseId, contentId)).content);
        const lab = labs.find((one) => one.id === labId);
        if (lab === undefined) throw new Problem(404, "NotFound");
        const { state, answer } = request.body;
        return labView(lab, answer === undefined ? state : markLab(lab, state, answer));
      }),
  );
};
