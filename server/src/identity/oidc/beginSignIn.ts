import { sql } from "kysely";
import { createHash } from "node:crypto";
import type { House } from "../../house.ts";
import { publicAddress } from "../../mail/publicAddress.ts";
import { Problem } from "../../problem.ts";
import { isAllowedAddress } from "../signIn/allowedAddress.ts";
import { seal } from "../../storage/seal.ts";
import { tokenHash, type SessionToken } from "../session/sessionToken.ts";
import { openidClient, providerClient } from "./providerClient.ts";
import type { ProviderRow } from "./providerRow.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

/** How long somebody may take at the provider. */
const FLOW_MINUTES = 15;

export interface SignInDomain {
  id: number;
  name: string;
}

/** The domain of a sign-in through a provider, reached from an address that it allows. */
export async function signInDomain({ asDomain }: House, name: string, address: string): Promise<SignInDomain> {
  const found = await asDomain(systemDomain, (tx) =>
    tx
      .selectFrom("domains")
      .select(["id", "name", "allowedAddresses"])
      .where("name", "=", name.trim().toLowerCase())
      .where("active", "=", true)
      .executeTakeFirst(),
  );
  if (!found) throw new Problem(404, "DomainNotFound");
  if (!isAllowedAddress(found.allowedAddresses, address)) throw new Problem(403, "AddressUnauthorized");
  return { id: found.id, name: found.name };
}

/** Where a provider sends people back to: the sign-in page of the domain. */
export const returnAddress = ({ settings }: House, { name }: SignInDomain): string => `${publicAddress(settings)}/${name}/login`;

export const stateHash = (state: string): Buffer => createHash("sha256").update(state).digest();
export const flowPlace = (domainId: number): string => `sign-in flow of domain ${domainId}`;

/** A state says what its return is for, so that the page that gets it knows whom to tell. */
export const trialState = "trial.";

interface Begin {
  domain: SignInDomain;
  provider: ProviderRow;
  /** Tried by who set it up: the return signs nobody in. */
  trial?: boolean;
  /** The visitor's cookie: only this browser can end what it began. */
  browser: SessionToken;
}

/** The provider's address to which somebody is sent, with all that the return is checked against kept here. */
export async function beginSignIn(house: House, { domain, provider, browser, trial = false }: Begin): Promise<URL> {
  const { asDomain, settings } = house;
  const client = await openidClient();
  const config = await providerClient(settings, provider);
  const [verifier, nonce] = [client.randomPKCECodeVerifier(), client.randomNonce()];
  const state = `${trial ? `${trialState}${provider.id}.` : ""}${client.randomState()}`;
  const scope = [...new Set(["openid", ...provider.scopes])].join(" ");
  await asDomain(domain.id, (tx) =>
    tx
      .insertInto("identityFlows")
      .values({
        domainId: domain.id,
        stateHash: stateHash(state),
        providerId: provider.id,
        browserHash: tokenHash(browser),
        sealed: seal(settings.secretKey, flowPlace(domain.id), JSON.stringify({ verifier, nonce })),
        expiresAt: sql<Date>`now() + make_interval(mins => ${sql.lit(FLOW_MINUTES)})`,
      })
      .execute(),
  );
  return client.buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(house, domain),
    scope,
    state,
    ...(provider.idFromUserEndpoint ? {} : { nonce }),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
}
