import { transferFaults } from "@vigil/model/compliance/programTransferRules";
import type { Faults } from "../../entity/form/formErrors.ts";
import { problemPhrase } from "../../problemPhrase.ts";

/** All that a transfer lacks or says against itself, each at its field. */
export const programTransferFaults: Faults = (values) =>
  Object.fromEntries(
    transferFaults(values).map(({ field, code }) => {
      const named = values[field];
      const missing = Array.isArray(named) && named.length === 0 ? "FieldRequired" : code;
      return [field, problemPhrase(missing, missing)];
    }),
  );
