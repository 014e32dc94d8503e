import { rulesFor, type Refusal } from "../entity/rules.ts";
import { image } from "./image.ts";
import { isUnfinished } from "./imageAct.ts";

const refused = (code: Refusal["code"]): { edit: Refusal } => ({ edit: { status: 409, code } });

/** Only what was rendered elsewhere is changed by hand, and only until somebody could have seen it. */
export const imageRecordRules = rulesFor(image, ["rendered", "fixed", "state"], ({ rendered, fixed, state }) => {
  if (!rendered) return refused("ImageMeasured");
  if (fixed) return refused("ImageFixed");
  return isUnfinished(state) ? {} : refused("ImageStateRefused");
});
