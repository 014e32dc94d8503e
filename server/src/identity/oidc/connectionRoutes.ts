import { identityProvider } from "@vigil/model/identity/identityProvider";
import { providerFaults, type ProviderFault } from "@vigil/model/identity/providerFaults";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Desk } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { App, House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { caller } from "../access/caller.ts";
import { sessionCookieName } from "../session/sessionCookie.ts";
import { readSessionToken } from "../session/sessionToken.ts";
import { beginSignIn, returnAddress, type SignInDomain } from "./beginSignIn.ts";
import { claimsOf } from "./claimsOf.ts";
import { providerFailure } from "./providerFailure.ts";
import { anyProvider } from "./providerRow.ts";
import { ProviderUnsafe } from "./ProviderUnsafe.ts";
import { trialOf, trialSchema } from "./trialOf.ts";

const addresses = z.object({ redirect: z.string(), afterSignOut: z.string() });
const tried = z.strictObject({
  /** The query with which the provider sent the browser back. */
  parameters: z.string().max(8000),
});
const fault = z.object({ fault: z.enum(providerFaults), detail: z.string() });

/** What is copied to the provider, and the sign-in as its visitors would have it, tried by whoever sets it up. */
export function connectionRoutes(app: App, house: House, desk: Desk): void {
  const { asDomain, settings, log } = house;
  const tags = [identityProvider.plural];
  const cookieName = sessionCookieName(settings);
  const editing = { permission: desk.permission("edit") };
  const url = "/api/identityproviders/:id";

  const schema = { tags, params: idParameter, response: { 200: addresses } };
  app.get(`${url}/addresses`, { config: { permission: desk.permission("view") }, schema }, (request) =>
    asDomain(caller(request).domainId, async (tx) => {
      await getRecord(tx, desk.view(request), request.params.id);
      const address = returnAddress(house, await domainOf(tx, caller(request).domainId));
      return { redirect: address, afterSignOut: address };
    }),
  );

  const trying = { tags, params: idParameter, response: { 200: z.union([z.object({ authorizationUrl: z.string() }), fault]) } };
  app.post(`${url}/try`, { config: editing, schema: trying }, async (request) => {
    const { domainId } = caller(request);
    const [domain, provider] = await asDomain(domainId, async (tx) => [
      await domainOf(tx, domainId),
      await anyProvider(tx, domainId, request.params.id),
    ]);
    const browser = readSessionToken(request.cookies[cookieName]);
    if (provider === undefined || browser === null) throw new Problem(404, "IdentityProviderNotFound");
    return orFault(async () => {
      const address = await beginSignIn(house, { domain, provider, browser, trial: true }).catch((error: unknown) => {
        throw error instanceof ProviderUnsafe ? error : providerFailure(log, error, provider);
      });
      return { authorizationUrl: address.href };
    });
  });

  const ending = { tags, body: tried, response: { 200: z.union([trialSchema, fault]) } };
  app.post("/api/identityproviders/tried", { config: editing, schema: ending }, async (request) => {
    const browser = readSessionToken(request.cookies[cookieName]);
    if (browser === null) throw new Problem(403, "IdentityFlowExpired");
    const domain = await asDomain(caller(request).domainId, (tx) => domainOf(tx, caller(request).domainId));
    return orFault(async () =>
      trialOf(house, caller(request), await claimsOf(house, { domain, parameters: request.body.parameters, browser, trial: true })),
    );
  });
}

/** What is wrong with the provider is the answer here, not a failure of the call. */
async function orFault<T>(work: () => Promise<T>): Promise<T | { fault: ProviderFault; detail: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnsafe) return { fault: error.fault, detail: error.detail };
    throw error;
  }
}

const domainOf = (tx: Tx, id: number): Promise<SignInDomain> =>
  tx.selectFrom("domains").select(["id", "name"]).where("id", "=", id).executeTakeFirstOrThrow();
