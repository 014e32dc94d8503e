import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { randomInt } from "node:crypto";
import { testDrill } from "@vigil/model/compliance/drill/testDrill";
import { type DrillState, drillHandIn, drillStart, type OwnDrill } from "@vigil/model/compliance/drill/drillWire";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { drawWear } from "./drawWear.ts";
import { drillExpressions } from "./drillExpressions.ts";
import { asLong, drillPictures } from "./drillPictures.ts";
import { beginDrill, handInDrill, openDrill, orderOf, ownDrills, stateOf } from "./ownDrills.ts";

const tags = ["drills"];
const config = { permission: "training:take" } as const;

/** The check of a machine with the test object, as an exercise: what is wrong with it stays here until it was answered. */
export const drillRoutes: Routes = (app, house) => {
  const { asDomain } = house;
  const pictureOf = drillPictures(app, house);
  entityRoutes(app, house, testDrill, { expressions: drillExpressions });
  app.get(
    "/api/drills",
    { config: { ...config, reads: true }, schema: { tags, summary: "The learner's own drills with the test object, the newest first" } },
    (request): Promise<OwnDrill[]> => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => ownDrills(tx, by));
    },
  );
  app.post(
    "/api/drills",
    { config, schema: { tags, summary: "Begin a drill, or go on with the one of its kind that is open", body: drillStart } },
    async (request): Promise<DrillState> => {
      const by = caller(request);
      const { kind } = request.body;
      const open = await asDomain(by.domainId, (tx) => openDrill(tx, by, kind));
      if (open !== undefined) return open;
      const order = { wear: drawWear((end) => randomInt(end)), seed: randomInt(1, 2_000_000_000) };
      const { truth } = await pictureOf(order);
      return asDomain(by.domainId, (tx) => beginDrill(tx, by, { kind, ...order, truth }));
    },
  );
  app.get(
    "/api/drills/:id",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "A drill of one's own, with what was there once it was answered", params: idParameter },
    },
    (request): Promise<DrillState> => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => stateOf(tx, by, request.params.id));
    },
  );
  app.get(
    "/api/drills/:id/picture",
    {
      config,
      schema: {
        tags,
        summary: "The picture of a drill; once it was answered also that of the same machine when it is well",
        params: idParameter,
        querystring: z.object({ well: z.enum(["yes"]).optional() }),
      },
    },
    async (request, reply) => {
      const by = caller(request);
      const order = await asDomain(by.domainId, (tx) => orderOf(tx, by, request.params.id, request.query.well === "yes"));
      const { view } = await pictureOf(order);
      return reply.header("cache-control", "private, max-age=3600").type(viewsMediaType).send(asLong(view));
    },
  );
  app.put(
    "/api/drills/:id",
    {
      config,
      schema: { tags, summary: "Hand in what was seen, and whether the machine is in order", params: idParameter, body: drillHandIn },
    },
    (request): Promise<DrillState> => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => handInDrill(tx, by, request.params.id, request.body));
    },
  );
};
