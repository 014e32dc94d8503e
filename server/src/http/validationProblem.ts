import { fieldFault } from "@vigil/model/values/fieldFault";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type { ZodFastifySchemaValidationError } from "fastify-type-provider-zod";
import { Problem } from "../problem.ts";
import { sentenceOf } from "./sentenceOf.ts";

interface Fault {
  field: string;
  code: ProblemCode;
  message: string;
  minimum?: number;
  maximum?: number;
}

/** 422 with the first fault as code and field, and all of them in the details. */
export function validationProblem(issues: readonly ZodFastifySchemaValidationError[]): Problem {
  const faults = issues.flatMap(faultsOf);
  const first = faults[0];
  if (!first) return new Problem(422, "ValidationFailed");
  const { minimum, maximum } = first;
  return new Problem(422, first.code, {
    field: first.field,
    details: { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }), faults },
  });
}

function faultsOf({ keyword, instancePath, message, params }: ZodFastifySchemaValidationError): Fault[] {
  const field = instancePath.slice(1).replaceAll("/", ".");
  const { keys } = params;
  if (keyword === "unrecognized_keys" && Array.isArray(keys))
    return keys.map((key) => fault(field === "" ? String(key) : `${field}.${String(key)}`, "FieldUnknown"));
  // zod 4 tells what it received in the message only
  if (keyword === "invalid_type" && message?.endsWith("received undefined") === true) return [fault(field, "FieldRequired")];
  const { code, ...bounds } = fieldFault({ ...params, code: keyword });
  return [fault(field, code, bounds)];
}

const fault = (field: string, code: ProblemCode, bounds: { minimum?: number; maximum?: number } = {}): Fault => ({
  field,
  code,
  message: sentenceOf(code, bounds),
  ...bounds,
});
