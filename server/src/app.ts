import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { constants } from "node:zlib";
import { certificateRoutes } from "./compliance/certificateRoutes.ts";
import { verifyRoutes } from "./compliance/verifyRoutes.ts";
import { courseFileRoutes } from "./curriculum/course/versions/courseFileRoutes.ts";
import { courseVersionRoutes } from "./curriculum/course/versions/courseVersionRoutes.ts";
import { packageRoutes } from "./curriculum/course/versions/packageRoutes.ts";
import { operationsRoutes } from "./operations/operationsRoutes.ts";
import { lists } from "./entity/lists.ts";
import type { App, House } from "./house.ts";
import { answerProblems, answerUnreadable } from "./http/answerProblems.ts";
import { apiDescription } from "./http/apiDescription.ts";
import { logCalls } from "./http/logCalls.ts";
import { rateLimits } from "./http/rateLimits.ts";
import { requireRouteAccess } from "./http/routeAccess.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { slowBodies } from "./http/slowBodies.ts";
import { systemRoutes } from "./http/systemRoutes.ts";
import { webRoutes } from "./http/webRoutes.ts";
import { authenticate } from "./identity/access/authenticate.ts";
import { configurationPairRoutes } from "./curriculum/configuration/configurationPairRoutes.ts";
import { explainRoutes } from "./curriculum/configuration/explainRoutes.ts";
import { importRoutes } from "./imageLibrary/archive/importRoutes.ts";
import { imageFileRoutes } from "./imageLibrary/image/imageFileRoutes.ts";
import { catalogueRoutes } from "./imageLibrary/catalogue/catalogueRoutes.ts";
import { coverageRoutes } from "./imageLibrary/pool/coverageRoutes.ts";
import { rotateRoutes } from "./imageLibrary/pool/rotateRoutes.ts";
import { approvalRoutes } from "./imageLibrary/approval/approvalRoutes.ts";
import { imageStateRoutes } from "./imageLibrary/approval/imageStateRoutes.ts";
import { bagRoutes } from "./imageLibrary/threatProjection/bagRoutes.ts";
import { projectionRoutes } from "./imageLibrary/threatProjection/projectionRoutes.ts";
import { imageThreatRoutes } from "./imageLibrary/image/imageThreatRoutes.ts";
import { pictureRoutes } from "./imageLibrary/image/pictureRoutes.ts";
import { orderRoutes } from "./imageLibrary/order/orderRoutes.ts";
import { progressRoutes } from "./imageLibrary/order/progressRoutes.ts";
import { remakeRoutes } from "./imageLibrary/remake/remakeRoutes.ts";
import { storageRoutes } from "./imageLibrary/order/storageRoutes.ts";
import { taskRoutes } from "./imageLibrary/tasks/taskRoutes.ts";
import { examRoutes } from "./exam/examRoutes.ts";
import { identityRoutes } from "./identity/identityRoutes.ts";
import { oidcRoutes } from "./identity/oidc/oidcRoutes.ts";
import { productTourRoutes } from "./identity/productTourRoutes.ts";
import { passwordRoutes } from "./identity/password/passwordRoutes.ts";
import { recoveryRoutes } from "./identity/recovery/recoveryRoutes.ts";
import { securityRoutes } from "./identity/password/securityRoutes.ts";
import { simulatorRoutes } from "./simulator/simulatorRoutes.ts";
import { dashboardRoutes } from "./reporting/dashboards/dashboardRoutes.ts";
import { reportRoutes } from "./reporting/reports/reportRoutes.ts";
import { requireLease } from "./training/requireLease.ts";
import { trainingRoutes } from "./training/trainingRoutes.ts";
import { policyRoutes } from "./identity/signIn/policyRoutes.ts";

const MEGABYTE = 1_048_576;
const LONGEST_UPLOAD_MS = 6 * 3_600_000;
const LONGEST_BODY_MS = 120_000;

/** The table of contents: the edge first, then one line per room. */
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

  await securityHeaders(app, house);
  await app.register(cookie);
  answerProblems(app);
  logCalls(app);
  slowBodies(app, LONGEST_BODY_MS);
  requireRouteAccess(app);
  authenticate(app, house, rateLimits(app, house));
  requireLease(app, house);
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await apiDescription(app);

  systemRoutes(app, house);
  progressRoutes(app, house);
  imageFileRoutes(app, house);
  orderRoutes(app, house);
  coverageRoutes(app, house);
  rotateRoutes(app, house);
  catalogueRoutes(app, house);
  imageStateRoutes(app, house);
  importRoutes(app, house);
  taskRoutes(app, house);
  approvalRoutes(app, house);
  projectionRoutes(app, house);
  remakeRoutes(app, house);
  storageRoutes(app, house);
  imageThreatRoutes(app, house);
  pictureRoutes(app, house);
  bagRoutes(app, house);
  identityRoutes(app, house);
  passwordRoutes(app, house);
  productTourRoutes(app, house);
  oidcRoutes(app, house);
  recoveryRoutes(app, house);
  securityRoutes(app, house);
  policyRoutes(app, house);
  trainingRoutes(app, house);
  simulatorRoutes(app, house);
  configurationPairRoutes(app, house);
  certificateRoutes(app, house);
  verifyRoutes(app, house);
  examRoutes(app, house);
  dashboardRoutes(app, house);
  reportRoutes(app, house);
  explainRoutes(app, house);
  courseFileRoutes(app, house);
  packageRoutes(app, house);
  courseVersionRoutes(app, house);
  operationsRoutes(app, house);
  lists(app, house);
  webRoutes(app, house);

  return app;
}
