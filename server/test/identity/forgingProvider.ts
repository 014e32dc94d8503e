import { createHmac, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the next answers of the provider say; each is what a wrong or hostile one would say. */
export interface Forgery {
  /** over what its discovery document says */
  metadata?: Record<string, unknown>;
  /** how the ID token claims to be signed, and is */
  alg?: "RS256" | "none" | "HS256" | "strange key";
  claims?: Record<string, unknown>;
}

export interface ForgingProvider {
  issuer: string;
  next: Forgery;
  /** Answers the query with which a browser comes back: everybody is signed in at once. */
  visit: (authorizationUrl: string) => string;
  stop: () => Promise<void>;
}

const pem = (key: KeyObject) => key.export({ type: "spki", format: "pem" }).toString();
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A provider that signs what it is told to, as a stolen, careless or hostile one may. */
export async function forgingProvider(): Promise<ForgingProvider> {
  const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const strange = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let nonce: string | null = null;
  let people = 0;
  const server = createServer((request, response) => {
    const answer = (body: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (request.url?.startsWith("/.well-known/") === true) return answer({ ...metadata(), ...provider.next.metadata });
    if (request.url === "/keys")
      return answer({ keys: [{ ...own.publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "own" }] });
    request.resume();
    return answer({ access_token: "access", token_type: "bearer", expires_in: 60, id_token: idToken() });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
    code_challenge_methods_supported: ["S256"],
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
  });
  const idToken = () => {
    const { alg = "RS256", claims } = provider.next;
    const seconds = Math.floor(Date.now() / 1000);
    const named = alg === "strange key" ? "RS256" : alg;
    const head = part({ alg: named, kid: "own" });
    const body = part({
      iss: issuer,
      aud: "vigil",
      sub: "s1",
      nonce,
      iat: seconds,
      exp: seconds + 300,
      preferred_username: `forged.${(people += 1)}`,
      ...claims,
    });
    const text = `${head}.${body}`;
    if (alg === "none") return `${text}.`;
    if (alg === "HS256") return `${text}.${createHmac("sha256", pem(own.publicKey)).update(text).digest("base64url")}`;
    const key = alg === "strange key" ? strange.privateKey : own.privateKey;
    return `${text}.${createSign("RSA-SHA256").update(text).sign(key, "base64url")}`;
  };
  const provider: ForgingProvider = {
    issuer,
    next: {},
    visit: (authorizationUrl) => {
      const asked = new URL(authorizationUrl).searchParams;
      nonce = asked.get("nonce");
      return `?${new URLSearchParams({ code: "code", state: asked.get("state") ?? "" }).toString()}`;
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
  return provider;
}
