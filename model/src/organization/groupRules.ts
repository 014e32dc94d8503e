import { rulesFor, type Refusal } from "../entity/rules.ts";
import { group } from "./group.ts";

const locked: Refusal = { status: 423, code: "GroupLocked" };

/** A system administrator can disable the editing of a group. */
export const groupRules = rulesFor(group, ["locked", "system"], (record, actor) => {
  if (actor.accessLevelCode === "sup") return {};
  if (record.locked) return { edit: locked, delete: locked, activate: locked, deactivate: locked };
  return record.system ? { delete: locked } : {};
});
