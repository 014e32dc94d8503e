import { clientErrorBody, clientErrorLine } from "@vigil/model/values/clientError";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import { callCounts } from "./callCounts.ts";
import { networkOf } from "./networkOf.ts";

/** A page that fails again and again says the same again and again. */
const MOST_PER_MINUTE = 20;

/** Failures of pages stand in the log of the server, where whoever operates it looks; who it happened to does not. */
export const clientErrorRoutes = (app: App, house: House): void => {
  const count = callCounts(house);
  app.post(
    "/api/clienterrors",
    {
      config: { permission: "public" },
      schema: { tags: ["system"], summary: "A page tells that it failed; written to the log without personal data", body: clientErrorBody },
    },
    (request, reply) => {
      const wait = count(`client errors ${networkOf(request.ip)}`, MOST_PER_MINUTE);
      if (wait > 0) throw new Problem(429, "TooManyRequests", { retryAfterSeconds: wait });
      request.log.error({ client: clientErrorLine(request.body) }, "client error");
      return reply.code(204).send();
    },
  );
};
