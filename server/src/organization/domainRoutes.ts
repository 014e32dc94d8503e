import { textKey } from "@vigil/model/identity/textKey";
import { domain, type Domain } from "@vigil/model/organization/domain";
import { isDomainName } from "@vigil/model/organization/domainName";
import { sql } from "kysely";
import { requireProgramsFit } from "./domainCodesFit.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { changeRecords, copyRecord, freeName, insertRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

const requireName = (name: string | undefined): void => {
  if (name !== undefined && !isDomainName(name)) throw new Problem(422, "DomainNameInvalid", { field: "name" });
};

const deletedUsers = "Deleted users";

/** The transaction steps into another domain. */
const step = (tx: Tx, id: number) => sql`select set_config('app.domain_id', ${String(id)}, true)`.execute(tx);

/** Every domain has one company to which people go before they are deleted. */
async function furnish(tx: Tx, made: Domain, homeId: number): Promise<Domain> {
  await step(tx, made.id);
  await tx
    .insertInto("companies")
    .values({ domainId: made.id, name: deletedUsers, nameKey: textKey(deletedUsers), kind: "deleted" })
    .execute();
  await step(tx, homeId);
  return made;
}

/** Companies without a code of their own have their domain's. */
async function requireFit(tx: Tx, ids: readonly number[], homeId: number): Promise<void> {
  for (const id of ids) {
    await step(tx, id);
    await requireProgramsFit(tx, id, { field: "domainCodeId" });
  }
  await step(tx, homeId);
}

export const domainRoutes: Routes = (app, house) => {
  entityRoutes(app, house, domain, {
    insert: async (tx, view, values) => {
      requireName(values.name);
      return furnish(tx, await insertRecord(tx, view, values), view.caller.domainId);
    },
    change: async (tx, view, changes) => {
      for (const { name } of changes) requireName(name);
      const changed = await changeRecords(tx, view, changes);
      const coded = changes.filter(({ domainCodeId }) => domainCodeId !== undefined).map(({ id }) => id);
      await requireFit(tx, coded, view.caller.domainId);
      return changed;
    },
    // its name is an address, in which no brackets stand
    copy: async (tx, view, id) => {
      const { name: original } = await getRecord(tx, view, id);
      const name = await freeName(tx, view, original, (index) => `-copy${index || ""}`);
      return furnish(tx, await copyRecord(tx, view, id, { name }), view.caller.domainId);
    },
  });
};
