import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Conflicts } from "./databaseProblem.ts";
import { problemOf } from "./problemOf.ts";
import { contentSecurityPolicy } from "./securityHeaders.ts";
import { sentenceOf } from "./sentenceOf.ts";

/** Every refusal and every bug leaves through here, with the request's number and never a stack or SQL. */
export function answerProblems(app: App, conflicts: Conflicts): void {
  app.setErrorHandler((error, request, reply) => answer(problemOf(error, conflicts), error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new Problem(404, "NotFound"), undefined, request, reply));
}

/** For addresses that cannot be read: no hook has run for them yet, so no header is set. */
export function answerUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header("content-security-policy", contentSecurityPolicy()).header("x-content-type-options", "nosniff");
  void answer(problemOf(error), error, request, reply);
}

function answer(
  { status, code, field, details, retryAfterSeconds }: Problem,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (status >= 500) request.log.error({ err: error }, code);
  // the database found what a check of ours should have
  else if (code === "ValueNotStorable") request.log.warn({ err: error }, code);
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  const message = sentenceOf(code, details);
  const rest = { ...(field !== undefined && { field }), ...(details !== undefined && { details }) };
  // the route's own response schema does not describe problems
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .send({ code, message, ...rest, requestId: request.id });
}
