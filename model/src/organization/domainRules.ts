import { rulesFor, type Refusal } from "../entity/rules.ts";
import { domain } from "./domain.ts";

const forbidden: Refusal = { status: 403, code: "Forbidden" };

/** Who keeps only the own domain does not switch it off. */
export const domainRules = rulesFor(domain, [], (_record, { permissions }) =>
  permissions.has("domains:add") ? {} : { activate: forbidden, deactivate: forbidden },
);
