import type { ClientMetadata, Configuration, CustomFetch, ServerMetadata } from "openid-client";
import type { Settings } from "../../settings.ts";
import { unseal } from "../seal.ts";
import { guardedFetch } from "./guardedFetch.ts";
import { secretPlace, type ProviderRow } from "./providerRow.ts";

const TIMEOUT_SECONDS = 15;

/** The library is loaded when somebody signs in through a provider, not with the server. */
export const openidClient = () => import("openid-client");

/** What a provider's discovery document says, with the domain's own settings over it; each of its calls is guarded. */
export async function providerClient({ secretKey, identityOrigins }: Settings, provider: ProviderRow): Promise<Configuration> {
  const client = await openidClient();
  const { authMethod, clientId, clientSecret, domainId } = provider;
  const secret = (clientSecret === null ? null : unseal(secretKey, secretPlace(domainId), clientSecret)) ?? "";
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
  // both are what an administrator wrote, as JSON
  const metadata = { ...provider.clientOptions } as Partial<ClientMetadata>;
  const found = await client.discovery(new URL(provider.discoveryEndpoint), clientId, metadata, auth, options);
  const server = { ...found.serverMetadata(), ...provider.serverSettings } as ServerMetadata;
  const config = new client.Configuration(server, clientId, metadata, auth);
  config[client.customFetch] = fetch;
  config.timeout = TIMEOUT_SECONDS;
  client.allowInsecureRequests(config);
  return config;
}
