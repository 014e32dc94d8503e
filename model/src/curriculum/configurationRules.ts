import { rulesFor, type Refusal } from "../entity/rules.ts";
import { configuration } from "./configuration.ts";

const kept: Refusal = { status: 412, code: "ConfigurationRootKept" };

/** What holds where nothing else is assigned stays. */
export const configurationRules = rulesFor(configuration, ["root"], ({ root }) => (root ? { delete: kept, deactivate: kept } : {}));
