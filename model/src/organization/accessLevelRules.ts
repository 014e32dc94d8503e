import { rulesFor, type Refusal, type Refusals } from "../entity/rules.ts";
import { refusesLevel } from "../identity/ranks.ts";
import { accessLevel } from "./accessLevel.ts";

const fixed: Refusal = { status: 423, code: "AccessLevelFixed" };

/** The shared levels stay as they are; nobody copies or changes rights beyond their own. */
export const accessLevelRules = rulesFor(accessLevel, ["baseCode", "permissions"], (record, actor): Refusals => {
  const code = refusesLevel(actor, record);
  const beyond: Refusal | undefined = code && { status: 403, code };
  const change = record.shared === true ? fixed : beyond;
  return {
    ...(beyond ? { copy: beyond } : {}),
    ...(change ? { edit: change, delete: change, activate: change, deactivate: change } : {}),
  };
});
