import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { DamagedFile } from "../files/damagedFile.ts";
import { FilesAway } from "../files/filesAway.ts";
import { Problem } from "../problem.ts";
import { databaseProblem, type Conflicts } from "./databaseProblem.ts";
import { validationProblem } from "./validationProblem.ts";

/** The code of a refusal that only has a status. */
const codes: Record<number, ProblemCode> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  406: "NotAcceptable",
  408: "RequestTimeout",
  409: "Conflict",
  412: "PreconditionFailed",
  413: "PayloadTooLarge",
  415: "UnsupportedMediaType",
  422: "ValidationFailed",
  423: "Locked",
  426: "UpgradeRequired",
  429: "TooManyRequests",
  450: "LicenseExpired",
  451: "SessionLimit",
  502: "BadGateway",
  503: "ServiceUnavailable",
  504: "GatewayTimeout",
};

/** The one place where whatever was thrown becomes an answer. A bug is a 500 that tells nothing but the request's number. */
export function problemOf(error: unknown, conflicts: Conflicts = {}): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation);
  if (error instanceof DamagedFile) return new Problem(500, "FileDamaged");
  if (error instanceof FilesAway) return new Problem(503, "FilesAway", { retryAfterSeconds: 10 });
  const ofDatabase = databaseProblem(error, conflicts);
  if (ofDatabase) return ofDatabase;
  const status = error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  const code = codes[status];
  return status < 500 && code ? new Problem(status, code) : new Problem(500, "Unknown");
}
