import { rulesFor, type Refusal, type Refusals } from "../entity/rules.ts";
import { group } from "./group.ts";

const disabled: Refusal = { status: 423, code: "GroupEditingDisabled" };
const locked: Refusal = { status: 423, code: "GroupLocked" };
const beyond: Refusal = { status: 403, code: "Forbidden" };

/** A system administrator can disable the editing of a group; what also holds people of other companies is not switched off or deleted from one. */
export const groupRules = rulesFor(group, ["locked", "system", "companies"], (record, actor): Refusals => {
  if (actor.accessLevelCode === "sup") return {};
  if (record.locked) return { edit: disabled, delete: disabled, activate: disabled, deactivate: disabled };
  const { companies } = actor;
  const reached = companies === "all" || record.companies.every((id) => companies.includes(id));
  return {
    ...(reached ? {} : { delete: beyond, activate: beyond, deactivate: beyond }),
    ...(record.system ? { delete: locked, deactivate: locked } : {}),
  };
});
