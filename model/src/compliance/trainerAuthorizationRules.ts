import { rulesFor, type Refusal } from "../entity/rules.ts";
import { trainerAuthorization } from "./trainerAuthorization.ts";

const kept: Refusal = { status: 423, code: "TrainerAuthorizationLocked" };

/** An older version stays word for word as training was delivered under it; so does whatever was used, apart from its next version. */
export const trainerAuthorizationRules = rulesFor(trainerAuthorization, ["outdated", "inUse"], ({ outdated, inUse }) => ({
  ...(inUse ? { delete: kept } : {}),
  ...(outdated ? { edit: kept, delete: kept, copy: kept, activate: kept, deactivate: kept } : {}),
}));
