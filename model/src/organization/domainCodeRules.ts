import { rulesFor, type Refusal } from "../entity/rules.ts";
import { domainCode } from "./domainCode.ts";

const used: Refusal = { status: 423, code: "DomainCodeLocked" };

/** Fixed once any record names it. */
export const domainCodeRules = rulesFor(domainCode, ["used"], (record) => (record.used ? { edit: used, delete: used } : {}));
