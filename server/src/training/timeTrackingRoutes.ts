import { z } from "zod";
import type { Access } from "@vigil/model/identity/permission";
import { timeReset } from "@vigil/model/training/userTime";
import type { App, House } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { spendTrackedTime, startTime } from "./timeSession.ts";
import { resetUserTime, timeOfUser } from "./userTime.ts";

const takes = { permission: "training:take", leased: true } satisfies { permission: Access; leased: true };
const views = { permission: "statuses:view" } satisfies { permission: Access };
const edits = { permission: "statuses:edit" } satisfies { permission: Access };
const id = z.coerce.number().int().min(1);
const programParams = z.object({ programId: id });
const userParams = z.object({ userId: id });
const number = z.int().min(0).max(1_000_000);
const startBody = z.strictObject({ sequence: number.optional(), session: number.optional(), forceNewSession: z.boolean().optional() });
const spendBody = z.strictObject({
  duration: z
    .int()
    .min(0)
    .max(366 * 24 * 3600),
});
/** Time spent in a program: the page counts, the server decides. Administrators see it and can take it back. */
export const timeTrackingRoutes = (app: App, { asDomain }: House): void => {
  app.post(
    "/api/timetracking/:programId",
    { config: takes, schema: { summary: "Start counting time in a program, or go on with it", params: programParams, body: startBody } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => startTime(tx, by, request.params.programId, request.body));
    },
  );
  app.put(
    "/api/timetracking/:programId",
    { config: takes, schema: { summary: "The duration of the time session so far", params: programParams, body: spendBody } },
    async (request) => {
      const by = caller(request);
      const answer = await asDomain(by.domainId, (tx) => spendTrackedTime(tx, by, request.params.programId, request.body.duration));
      if (answer === null) throw new Problem(409, "TimeSessionClosed");
      return answer;
    },
  );
  app.get(
    "/api/timetracking/users/:userId",
    { config: views, schema: { summary: "The tracked time of a learner", params: userParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => [await timeOfUser(tx, by, request.params.userId)]);
    },
  );
  app.put(
    "/api/timetracking/users/:userId",
    { config: edits, schema: { summary: "Take tracked time back", params: userParams, body: timeReset } },
    async (request) => {
      const by = caller(request);
      if (request.body.id !== request.params.userId) throw new Problem(422, "FieldInvalid", { field: "id" });
      return asDomain(by.domainId, (tx) => resetUserTime(tx, by, request.params.userId, request.body));
    },
  );
};
