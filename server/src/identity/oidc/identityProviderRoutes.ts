import { identityProvider } from "@vigil/model/identity/identityProvider";
import { identityRules, identityRulesCall, type IdentityRules } from "@vigil/model/identity/identityRules";
import { createHash } from "node:crypto";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { Columns } from "../../entity/view.ts";
import { changeRecords, copyRecord, insertRecord, removeRecords, switchRecords } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { requireWayIn } from "../signIn/requireWayIn.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { addonOnly } from "../access/addonOnly.ts";
import { caller } from "../access/caller.ts";
import { seal } from "../../storage/seal.ts";
import { connectionRoutes } from "./connectionRoutes.ts";
import { isEndpoint, isEndpointName } from "./isEndpoint.ts";
import { secretPlace } from "./providerRow.ts";
import { readRules } from "./readRules.ts";
import { writeRules } from "./writeRules.ts";

const rulesAnswer = identityRules.extend({ identityProviderId: z.int(), version: z.string() });
/** The rules have no revision of their own: what they say is their version. */
const versionOf = (rules: IdentityRules): string => createHash("sha256").update(JSON.stringify(rules)).digest("base64url");

/** The list of providers, and each one's rule set. */
export const identityProviderRoutes: Routes = (outer, house) =>
  addonOnly(outer, house, "identityProviders", (app) => providerRoutes(app, house));

const providerRoutes: Routes = (app, house) => {
  const { settings, asDomain } = house;
  /** The secret is sealed before it is kept; an address that could never be asked is refused where it is typed. */
  const columnsOf = (domainId: number, { clientSecret, discoveryEndpoint, serverSettings = {} }: Record<string, unknown>): Columns => {
    if (typeof discoveryEndpoint === "string" && !isEndpoint(discoveryEndpoint, settings.identityOrigins))
      throw new Problem(422, "IdentityDiscoveryInvalid", { field: "discoveryEndpoint" });
    for (const [name, value] of Object.entries(serverSettings as object))
      if (isEndpointName(name) && !isEndpoint(value, settings.identityOrigins))
        throw new Problem(422, "IdentityEndpointInvalid", { field: "serverSettings", details: { name } });
    return typeof clientSecret === "string" ? { clientSecret: seal(settings.secretKey, secretPlace(domainId), clientSecret) } : {};
  };

  const desk = entityRoutes(app, house, identityProvider, {
    insert: (tx, view, values) => insertRecord(tx, view, values, columnsOf(view.caller.domainId, values)),
    // its rules come along, as far as whoever copies could have written them; its secret does not
    copy: async (tx, view, id) => {
      const record = await copyRecord(tx, view, id);
      await writeRules(tx, view.caller, record.id, await readRules(tx, view.caller.domainId, id));
      return record;
    },
    change: async (tx, view, changes) => {
      const changed = await changeRecords(tx, view, changes, (change) => columnsOf(view.caller.domainId, change));
      if (changes.some(({ active }) => active === false)) await requireWayIn(tx, view.caller.domainId);
      return changed;
    },
    activate: async (tx, view, ids, active) => {
      const switched = await switchRecords(tx, view, ids, active);
      if (!active) await requireWayIn(tx, view.caller.domainId);
      return switched;
    },
    remove: async (tx, view, ids) => {
      await removeRecords(tx, view, ids);
      await requireWayIn(tx, view.caller.domainId);
    },
  });
  connectionRoutes(app, house, desk);
  const tags = [identityProvider.plural];
  const editing = { permission: desk.permission("edit") };

  const url = "/api/identityproviders/:id/rules";
  const response = { 200: rulesAnswer };
  app.get(url, { config: { permission: desk.permission("view") }, schema: { tags, params: idParameter, response } }, (request) => {
    const { domainId } = caller(request);
    const { id } = request.params;
    return asDomain(domainId, async (tx) => {
      await getRecord(tx, desk.view(request), id);
      const rules = await readRules(tx, domainId, id);
      return { identityProviderId: id, version: versionOf(rules), ...rules };
    });
  });

  app.put(url, { config: editing, schema: { tags, params: idParameter, body: identityRulesCall, response } }, (request) =>
    desk.write(request, async (tx, view) => {
      const { id } = request.params;
      const { domainId } = view.caller;
      await getRecord(tx, view, id);
      await tx.selectFrom("identityProviders").select("id").where("domainId", "=", domainId).where("id", "=", id).forUpdate().execute();
      const before = await readRules(tx, domainId, id);
      const { version, ...rules } = request.body;
      if (version !== undefined && version !== versionOf(before))
        throw new Problem(409, "StaleRecord", { details: { version: versionOf(before) } });
      await writeRules(tx, view.caller, id, rules);
      const after = await readRules(tx, domainId, id);
      const subject = { entity: "identityProvider", id };
      await writeEvent(tx, view.caller, { type: "identityProvider.update", subject, data: { before, after } });
      return { identityProviderId: id, version: versionOf(after), ...after };
    }),
  );
};
