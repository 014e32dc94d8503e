import type { ClientMetadata, Configuration, CustomFetch } from "openid-client";
import type { Settings } from "../../settings.ts";
import { unseal } from "../../storage/seal.ts";
import { checkedMetadata } from "./checkedMetadata.ts";
import { guardedFetch } from "./guardedFetch.ts";
import { reasonOf } from "./providerFailure.ts";
import { secretPlace, type ProviderRow } from "./providerRow.ts";
import { ProviderUnsafe } from "./ProviderUnsafe.ts";

const TIMEOUT_SECONDS = 15;

/** The library is loaded when somebody signs in through a provider, not with the server. */
export const openidClient = () => import("openid-client");

/** What a provider's discovery document says, checked, with the domain's own settings over it; each of its calls is guarded. */
export async function providerClient({ secretKey, identityOrigins }: Settings, provider: ProviderRow): Promise<Configuration> {
  const client = await openidClient();
  const { authMethod, clientId, clientSecret, domainId } = provider;
  const secret = (clientSecret === null ? null : unseal(secretKey, secretPlace(domainId), clientSecret)) ?? "";
  if (secret === "" && authMethod !== "NONE") throw new ProviderUnsafe("secretMissing");
  const auth =
    authMethod === "NONE" ? client.None() : authMethod === "BASIC" ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
  const guarded = guardedFetch(identityOrigins);
  const fetch: CustomFetch = (address, { method, headers, body }) => {
    if (body instanceof URLSearchParams || typeof body === "string") return guarded(address, { method, headers, body });
    if (body === undefined || body === null) return guarded(address, { method, headers });
    throw new Error("The library sends providers forms and text only.");
  };
  // The guard refuses plain http wherever the operator has not listed it; the library would refuse it there too.
  const options = { execute: [client.allowInsecureRequests], [client.customFetch]: fetch };
  // what an administrator wrote, as JSON; which signatures hold is said with the server's metadata
  const { id_token_signed_response_alg: _chosen, ...metadata } = provider.clientOptions as Partial<ClientMetadata>;
  const found = await client.discovery(discoveryAddress(provider), clientId, metadata, auth, options).catch((error: unknown) => {
    throw new ProviderUnsafe("unreachable", reasonOf(error), error);
  });
  const config = new client.Configuration(checkedMetadata(found.serverMetadata(), provider, identityOrigins), clientId, metadata, auth);
  config[client.customFetch] = fetch;
  config.timeout = TIMEOUT_SECONDS;
  client.allowInsecureRequests(config);
  // the token endpoint's https would do for the standard; a signature that is there is looked at all the same
  client.enableNonRepudiationChecks(config);
  return config;
}

/** The document itself: the library would compare the issuer by a rule of its own, and ours says why. */
function discoveryAddress({ discoveryEndpoint }: ProviderRow): URL {
  const address = new URL(discoveryEndpoint);
  if (!address.pathname.includes("/.well-known/"))
    address.pathname = `${address.pathname.replace(/\/$/, "")}/.well-known/openid-configuration`;
  return address;
}
