import { domain } from "@vigil/model/organization/domain";
import { isDomainName } from "@vigil/model/organization/domainName";
import { domainRules } from "@vigil/model/organization/domainRules";
import { requireProgramsFit } from "./domainCodesFit.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { freeName } from "../entity/freeName.ts";
import { changeRecords, copyRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import type { Tx } from "../storage/asDomain.ts";
import { addDomain, requireDomainName } from "./addDomain.ts";
import { Problem } from "../problem.ts";
import { requireOwnDomain } from "./requireOwnDomain.ts";
import { requireWayIn } from "../identity/signIn/requireWayIn.ts";
import { furnishDomain } from "./furnishDomain.ts";
import { retentionRoutes } from "./retention/retentionRoutes.ts";
import { stepInto } from "./stepInto.ts";

/** Companies without a code of their own have their domain's. */
async function requireFit(tx: Tx, ids: readonly number[], homeId: number): Promise<void> {
  for (const id of ids) await stepInto(tx, homeId, id, () => requireProgramsFit(tx, id, { field: "domainCodeId" }));
}

/** The name a domain has it keeps: that of the first domain is reserved for it. */
async function requireDomainNames(tx: Tx, changes: readonly { id: number; name?: string }[]): Promise<void> {
  for (const { id, name } of changes) {
    if (name === undefined || isDomainName(name)) continue;
    const stored = await tx.selectFrom("domains").select("name").where("id", "=", id).executeTakeFirst();
    if (stored?.name !== name) requireDomainName(name);
  }
}

async function requireWaysIn(tx: Tx, ids: readonly number[], homeId: number): Promise<void> {
  const lockout = () => new Problem(409, "SignInLockout", { field: "formAuth" });
  for (const id of ids) await stepInto(tx, homeId, id, () => requireWayIn(tx, id, lockout));
}

export const domainRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, domain, {
    rules: domainRules,
    insert: addDomain,
    change: async (tx, view, changes) => {
      await requireOwnDomain(tx, view, changes);
      await requireDomainNames(tx, changes);
      const changed = await changeRecords(tx, view, changes);
      const locked = changes.filter(({ formAuth }) => formAuth === false).map(({ id }) => id);
      await requireWaysIn(tx, locked, view.caller.domainId);
      const coded = changes.filter(({ domainCodeId }) => domainCodeId !== undefined).map(({ id }) => id);
      await requireFit(tx, coded, view.caller.domainId);
      return changed;
    },
    // its name is an address, in which no brackets stand; identity providers do not come along, so passwords must do
    copy: async (tx, view, id) => {
      const { name: original } = await getRecord(tx, view, id);
      const name = await freeName(tx, view, original, (index) => `-copy${index || ""}`);
      return furnishDomain(tx, await copyRecord(tx, view, id, { name, formAuth: true }), view.caller.domainId);
    },
  });
  retentionRoutes(app, house, desk);
};
