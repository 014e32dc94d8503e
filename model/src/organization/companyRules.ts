import { rulesFor, type Refusal } from "../entity/rules.ts";
import { refusesCompany } from "../identity/ranks.ts";
import { company } from "./company.ts";

const kept: Refusal = { status: 412, code: "CompanyKept" };

/** Nobody edits their own company; a locked one is the system administrator's; those that Vigil needs stay. */
export const companyRules = rulesFor(company, ["kind", "locked"], ({ id, kind, locked }, actor) => {
  const own = actor.domainId === actor.homeDomainId ? refusesCompany(actor.companyId, id) : undefined;
  const refusal: Refusal | undefined = own
    ? { status: 403, code: own }
    : locked && actor.accessLevelCode !== "sup"
      ? { status: 423, code: "CompanyLocked" }
      : undefined;
  const all = refusal ? { edit: refusal, delete: refusal, activate: refusal, deactivate: refusal } : {};
  return kind === "normal" ? all : { delete: kept, copy: kept, deactivate: kept, ...all };
});
