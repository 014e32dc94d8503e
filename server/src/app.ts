import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { setImmediate } from "node:timers/promises";
import { constants } from "node:zlib";
import type { App, House } from "./house.ts";
import { askedBy } from "./http/askedBy.ts";
import { answerProblems, answerUnreadable } from "./http/answerProblems.ts";
import { clientErrorRoutes } from "./http/clientErrorRoutes.ts";
import { conflictsOf } from "./http/conflictsOf.ts";
import { apiDescription } from "./http/apiDescription.ts";
import { logCalls } from "./http/logCalls.ts";
import { manyReadsRoute } from "./http/manyReadsRoute.ts";
import { rateLimits } from "./http/rateLimits.ts";
import { requireRouteAccess } from "./http/routeAccess.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { slowBodies } from "./http/slowBodies.ts";
import { systemRoutes } from "./http/systemRoutes.ts";
import { webRoutes } from "./http/webRoutes.ts";
import { rooms } from "./rooms.ts";
import { authenticate } from "./identity/access/authenticate.ts";

const MEGABYTE = 1_048_576;
const LONGEST_UPLOAD_MS = 6 * 3_600_000;
const LONGEST_BODY_MS = 120_000;

/** The edge first, then the rooms. */
export async function buildApp(house: House): Promise<App> {
  const { trustedProxies } = house.settings;
  const app: App = Fastify({
    loggerInstance: house.log,
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: MEGABYTE,
    requestTimeout: LONGEST_UPLOAD_MS,
    frameworkErrors: answerUnreadable,
    logController: new LogController({ disableRequestLogging: true }), // one line per call instead, below
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain"); // bodies are JSON; a room with files adds multipart for its own routes

  securityHeaders(app, house);
  await app.register(cookie);
  answerProblems(app, conflictsOf(rooms));
  askedBy(app, house);
  logCalls(app);
  slowBodies(app, LONGEST_BODY_MS);
  requireRouteAccess(app);
  authenticate(app, house, rateLimits(app, house));
  for (const { guard } of rooms) guard?.(app, house);
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await apiDescription(app);

  systemRoutes(app, house);
  clientErrorRoutes(app, house);
  manyReadsRoute(app, house);
  for (const { routes = [] } of rooms) {
    for (const register of routes) register(app, house);
    await setImmediate(); // at a start the database is brought up to date meanwhile
  }
  webRoutes(app, house);

  return app;
}
