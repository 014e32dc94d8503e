import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { z } from "zod";
import type { Access } from "@vigil/model/identity/permission";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { labAnswer } from "@vigil/model/training/labs/labState";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { openCourse } from "../openCourse.ts";
import { labScans, searchedIn } from "./labScans.ts";
import { answerInLab, labOfPage, openLab } from "./saveLab.ts";

const config = { permission: "training:take", leased: true } satisfies { permission: Access; leased: true };
const id = z.coerce.number().int().min(1);
const inside = z.coerce.number().int().min(0);
const params = z.object({ programId: id, courseId: id, unitId: inside, sectionId: inside, pageId: inside, labId: inside });
const path = "/api/training/status/programs/:programId/courses/:courseId/units/:unitId/sections/:sectionId/pages/:pageId/labs/:labId";

/** The labs of a page. What is right stays here: an answer goes in, how the lab stands then comes out. */
export const labRoutes = (app: App, house: House): void => {
  const { asDomain } = house;
  const scanOf = labScans(app, house);
  app.get(
    `${path}/scan`,
    { config: { permission: "training:take" }, schema: { summary: "The views of the scan that a lab of a page searches", params } },
    async (request, reply) => {
      const by = caller(request);
      const lab = await asDomain(by.domainId, async (tx) => labOfPage(tx, by, await openCourse(tx, by, request.params), request.params));
      return reply
        .header("cache-control", "private, max-age=3600")
        .type(viewsMediaType)
        .send(await scanOf(searchedIn(lab)));
    },
  );
  app.post(path, { config, schema: { summary: "Open a lab of a page, or go on with it", params } }, async (request) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) => openLab(tx, house, by, await openCourse(tx, by, request.params), request.params));
  });
  app.put(path, { config, schema: { summary: "Answer in a lab that was opened", params, body: labAnswer } }, async (request) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) =>
      answerInLab(
        tx,
        house,
        by,
        await openCourse(tx, by, { ...request.params, courseStatusId: request.body.courseStatusId }),
        request.params,
        request.body,
      ),
    );
  });
  app.post(
    `${path}/failure`,
    {
      config,
      schema: {
        summary: "Report that an external lab failed",
        params,
        body: z.strictObject({ reason: z.string().trim().min(1).max(500) }),
      },
    },
    async (request, reply) => {
      const by = caller(request);
      await asDomain(by.domainId, async (tx) => {
        const status = await openCourse(tx, by, request.params);
        const { courseId, unitId, sectionId, pageId, labId } = request.params;
        await writeEvent(tx, by, {
          type: "lab.failed",
          severity: "error",
          subject: { entity: "courseStatus", id: status.id },
          data: { code: "ExternalLabFailed" satisfies ProblemCode, courseId, unitId, sectionId, pageId, labId },
          error: request.body.reason,
        });
      });
      return reply.code(204).send();
    },
  );
};
