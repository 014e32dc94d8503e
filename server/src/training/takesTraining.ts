import type { FastifyRequest } from "fastify";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";

/** Whoever takes training. Somebody who may only look at others' is in audit mode, and told so. */
export function takesTraining(request: FastifyRequest, inAudit: "ExamInAudit" | "MinibookInAudit"): Caller {
  const by = caller(request);
  if (by.permissions.has("training:take")) return by;
  throw new Problem(403, by.permissions.has("audit:view") ? inAudit : "Forbidden");
}
