import { z } from "zod";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { coursesOfUser } from "../course/coursesOfUser.ts";
import { explainSettings } from "./explainSettings.ts";

const params = z.object({ id: z.coerce.number().int().positive() });
const querystring = z.object({ courseId: z.coerce.number().int().positive().optional() });

export const explainRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/users/:id/settings",
    {
      config: { permission: "users:view" },
      schema: { summary: "The settings that hold for a user in a course, and where each comes from", tags: ["users"], params, querystring },
    },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => explainSettings(tx, by, request.params.id, request.query.courseId ?? null));
    },
  );
  app.get(
    "/api/users/:id/courses",
    { config: { permission: "users:view" }, schema: { summary: "The courses of a user's programs", tags: ["users"], params } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => coursesOfUser(tx, by, request.params.id));
    },
  );
};
