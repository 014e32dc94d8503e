import type { CreateOf } from "@vigil/model/entity/entity";
import type { Domain, domain } from "@vigil/model/organization/domain";
import { isDomainName } from "@vigil/model/organization/domainName";
import type { View } from "../entity/view.ts";
import { insertRecord } from "../entity/writeRecords.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { furnishDomain } from "./furnishDomain.ts";

export const requireDomainName = (name: string | undefined): void => {
  if (name !== undefined && !isDomainName(name)) throw new Problem(422, "DomainNameInvalid", { field: "name" });
};

export async function addDomain(tx: Tx, view: View<typeof domain>, values: CreateOf<typeof domain>): Promise<Domain> {
  requireDomainName(values.name);
  // it begins without identity providers
  if (values.formAuth === false) throw new Problem(409, "SignInLockout", { field: "formAuth" });
  return furnishDomain(tx, await insertRecord(tx, view, values), view.caller.domainId);
}
