import type { Entity } from "@vigil/model/entity/entity";
import { fieldError, type FormErrors } from "../form/formErrors.ts";

/** What is wrong with the values of the fields that were chosen: one that was given none is at fault too. */
export const chosenFaults = (entity: Entity, values: Readonly<Record<string, unknown>>): FormErrors =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const fault = fieldError(entity.fields[name]!, value);
      return fault === undefined ? [] : [[name, fault] as const];
    }),
  );
