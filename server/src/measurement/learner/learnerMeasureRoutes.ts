import { goalBody } from "@vigil/model/measurement/learner/goalBody";
import type { Examples, Measures, OwnMeasures, Peers } from "@vigil/model/measurement/observer/measureWire";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { requireAuditable } from "../../organization/auditable.ts";
import { Problem } from "../../problem.ts";
import { amongCourses } from "../../reporting/dashboards/figureSource.ts";
import { daysOf } from "../../reporting/dashboards/readFigures.ts";
import { spanQuery } from "../observer/spanQuery.ts";
import { examplesOf } from "./examples.ts";
import { dropGoal, goalOf, setGoal } from "./goals.ts";
import { learnerMeasures } from "./learnerMeasures.ts";
import { peersOf } from "./peers.ts";

const tags = ["measures"];
const querystring = z.object({ months: spanQuery });

/** What somebody can do at the X-ray screen: told to themselves, and to those who may look at their work. */
export const learnerMeasureRoutes: Routes = (app, { asDomain }) => {
  const config = { permission: "training:take" } as const;
  app.get(
    "/api/measures/own",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "The learner's own answers at the X-ray screen, added up", querystring },
    },
    (request): Promise<OwnMeasures> => {
      const by = caller(request);
      const { domainId, userId } = by;
      return asDomain(domainId, async (tx) => {
        const days = await daysOf(tx, domainId);
        const sessions = by.homeDomainId === domainId ? sql`x.user_id = ${userId}` : sql`false`;
        const asked = { domainId, sessions, span: request.query.months, ...days };
        const [measures, goal] = await Promise.all([learnerMeasures(tx, asked), goalOf(tx, by)]);
        return { ...measures, goal };
      });
    },
  );
  app.get(
    "/api/measures/own/peers",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "The middle of the learner's company; null of fewer than five", querystring },
    },
    (request): Promise<{ peers: Peers | null }> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const days = await daysOf(tx, by.domainId);
        return { peers: by.homeDomainId === by.domainId ? await peersOf(tx, by, { span: request.query.months, ...days }) : null };
      });
    },
  );
  app.get(
    "/api/measures/own/examples",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "Bags of practice that the learner decided wrongly, the newest first" },
    },
    (request): Promise<Examples> => {
      const { domainId, homeDomainId, userId } = caller(request);
      return asDomain(domainId, async (tx) =>
        domainId === homeDomainId ? examplesOf(tx, domainId, userId) : { missed: [], falseAlarms: [] },
      );
    },
  );
  app.put(
    "/api/measures/own/goal",
    { config, schema: { tags, summary: "Sets the learner's own goal", body: goalBody } },
    async (request, reply) => {
      const by = caller(request);
      if (by.homeDomainId !== by.domainId) throw new Problem(404, "NotFound"); // who only entered a domain learns nothing in it
      await asDomain(by.domainId, (tx) => setGoal(tx, by, request.body));
      return reply.code(204).send();
    },
  );
  app.delete(
    "/api/measures/own/goal",
    { config, schema: { tags, summary: "Takes the learner's own goal away" } },
    async (request, reply) => {
      const by = caller(request);
      await asDomain(by.domainId, (tx) => dropGoal(tx, by));
      return reply.code(204).send();
    },
  );
  app.get(
    "/api/measures/learners/:id",
    {
      config: { permission: "audit:view", reads: true },
      schema: { tags, summary: "The answers of somebody whose work one may look at, added up", params: idParameter, querystring },
    },
    (request): Promise<Measures> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await requireAuditable(tx, by, request.params.id);
        const days = await daysOf(tx, by.domainId);
        const ofTheirs = amongCourses(sql`x.course_status_id`, { by, ask: {}, since: days.today, ...days });
        return learnerMeasures(tx, {
          domainId: by.domainId,
          sessions: sql`x.user_id = ${request.params.id} and ${ofTheirs}`,
          span: request.query.months,
          ...days,
        });
      });
    },
  );
};
