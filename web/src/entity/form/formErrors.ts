import type { Entity } from "@vigil/model/entity/entity";
import type { Field } from "@vigil/model/entity/field";
import { fieldFault } from "@vigil/model/values/fieldFault";
import { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { problemPhrase } from "../../problemPhrase.ts";
import type { Row } from "../row.ts";

export type FormErrors = Readonly<Record<string, string>>;

/** What is wrong with the values of a form together, and with how they change the record. */
export type Faults = (values: { readonly [name: string]: unknown }, before?: Row | null) => FormErrors;

interface Fault {
  field: string;
  code: string;
  message: string;
  minimum?: number;
  maximum?: number;
}

/** Why a field does not take a value, in words; undefined when it does. */
export function fieldError(field: Field, value: unknown): string | undefined {
  if (value === undefined || (field.needed && Array.isArray(value) && value.length === 0)) return problemPhrase("FieldRequired", "");
  const checked = field.schema.safeParse(value);
  if (checked.success) return undefined;
  const [issue] = checked.error.issues;
  const { code, ...bounds } = fieldFault(issue ?? {});
  return problemPhrase(code, issue?.message ?? "", bounds);
}

/** An error that names fields of the form belongs to them; of any other nothing comes back. */
export function serverErrors(entity: Entity, problem: unknown): FormErrors {
  if (!(problem instanceof ApiProblem)) return {};
  const faults = faultsOf(problem.details).map(
    ({ field, code, message, ...values }) => [fieldIn(entity, field), problemPhrase(code, message, values)] as const,
  );
  const named = problem.field === undefined ? [] : [[fieldIn(entity, problem.field), problemMessage(problem)] as const];
  return Object.fromEntries([...named, ...faults].filter(([field]) => field in entity.fields));
}

// In an array of records the first part of a fault's field is the record's place.
const fieldIn = (entity: Entity, path: string): string => {
  const parts = path.split(".");
  return parts.find((part) => part in entity.fields) ?? path;
};

const faultsOf = (details: unknown): Fault[] =>
  typeof details === "object" && details !== null && "faults" in details && Array.isArray(details.faults)
    ? (details.faults as Fault[])
    : [];
