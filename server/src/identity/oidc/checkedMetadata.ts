import type { ServerMetadata } from "openid-client";
import { isEndpoint, isEndpointName } from "./isEndpoint.ts";
import type { ProviderRow } from "./providerRow.ts";
import { ProviderUnsafe } from "./ProviderUnsafe.ts";

/**
 * How an ID token may be signed: by a key that only the provider has. `none` proves nothing, and of HS256 both sides know the key
 * (or, where a public one is taken for it, everybody).
 */
const signatures = "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519".split(" ");

const needed = ["authorization_endpoint", "token_endpoint"] as const;
const suffixes = /\/\.well-known\/(?:openid-configuration|oauth-authorization-server)$/;

type Asked = Pick<ProviderRow, "discoveryEndpoint" | "clientOptions" | "serverSettings" | "idFromUserEndpoint">;

/** What a discovery document says with the domain's own settings over it, or a ProviderUnsafe: nothing of it is used unchecked. */
export function checkedMetadata(found: ServerMetadata, provider: Asked, allowed: readonly string[]): ServerMetadata {
  requireIssuer(found, provider);
  const server = { ...found, ...provider.serverSettings } as ServerMetadata;
  for (const [name, value] of Object.entries(server))
    if (isEndpointName(name) && value !== undefined && !isEndpoint(value, allowed))
      throw new ProviderUnsafe("endpointInvalid", `${name}: ${JSON.stringify(value)}`);
  for (const name of needed) if (server[name] === undefined) throw new ProviderUnsafe("endpointInvalid", `${name}: –`);
  if (provider.idFromUserEndpoint) {
    if (server.userinfo_endpoint === undefined) throw new ProviderUnsafe("endpointInvalid", "userinfo_endpoint: –");
    return server;
  }
  if (server.jwks_uri === undefined) throw new ProviderUnsafe("keysMissing", server.issuer);
  return { ...server, id_token_signing_alg_values_supported: signaturesOf(server, provider) };
}

/** The client's own choice, else what the provider offers: in both cases only what proves who signed. */
function signaturesOf(server: ServerMetadata, { clientOptions }: Asked): string[] {
  const { id_token_signed_response_alg: chosen } = clientOptions;
  const offered = chosen === undefined ? (server.id_token_signing_alg_values_supported ?? ["RS256"]) : [chosen];
  const accepted = [offered].flat().filter((name): name is string => typeof name === "string" && signatures.includes(name));
  if (accepted.length === 0) throw new ProviderUnsafe("signatureUnknown", JSON.stringify(offered));
  return accepted;
}

/** Whoever can write a document at one address must not speak for another issuer, unless the domain has named that one itself. */
function requireIssuer(found: ServerMetadata, { discoveryEndpoint, serverSettings }: Asked): void {
  const address = new URL(discoveryEndpoint);
  const named = serverSettings["issuer"];
  const expected = typeof named === "string" ? named : `${address.origin}${address.pathname.replace(suffixes, "")}${address.search}`;
  if (trimmed(found.issuer) !== trimmed(expected)) throw new ProviderUnsafe("issuerDiffers", `${found.issuer} ≠ ${expected}`);
}

const trimmed = (issuer: string): string => issuer.replace(/\/$/, "");
