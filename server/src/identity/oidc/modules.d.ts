/** As much of this library as is used here. */
declare module "openid-client" {
  type ClientAuth = { readonly clientAuth: unique symbol };
  type Parameters = Record<string, string>;
  type Fetch = (
    url: string,
    options: { method?: string; headers?: Record<string, string>; body?: URLSearchParams | string | null },
  ) => Promise<Response>;
  export const customFetch: unique symbol;
  export const skipSubjectCheck: unique symbol;
  export class Configuration {
    constructor(server: Record<string, unknown>, clientId: string, metadata?: Record<string, unknown>, auth?: ClientAuth);
    serverMetadata(): Record<string, unknown>;
    timeout: number;
    [customFetch]?: Fetch;
  }
  interface Tokens {
    access_token: string;
    claims(): Record<string, unknown> | undefined;
  }
  export function ClientSecretPost(secret: string): ClientAuth;
  export function ClientSecretBasic(secret: string): ClientAuth;
  export function None(): ClientAuth;
  export function allowInsecureRequests(config: Configuration): void;
  export function discovery(
    server: URL,
    clientId: string,
    metadata: Record<string, unknown>,
    auth: ClientAuth,
    options: { execute?: ((config: Configuration) => void)[]; [customFetch]?: Fetch },
  ): Promise<Configuration>;
  export function randomPKCECodeVerifier(): string;
  export function calculatePKCECodeChallenge(verifier: string): Promise<string>;
  export function randomState(): string;
  export function randomNonce(): string;
  export function buildAuthorizationUrl(config: Configuration, parameters: Parameters): URL;
  export function authorizationCodeGrant(
    config: Configuration,
    currentUrl: URL,
    checks: { expectedState: string; expectedNonce?: string; pkceCodeVerifier: string; idTokenExpected?: boolean },
    parameters: Parameters,
  ): Promise<Tokens>;
  export function fetchUserInfo(
    config: Configuration,
    accessToken: string,
    subject: string | typeof skipSubjectCheck,
  ): Promise<Record<string, unknown>>;
  export function tokenIntrospection(config: Configuration, token: string): Promise<Record<string, unknown>>;
}

/** It has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Context {
    oidc: { session: { accountId: string }; client: { clientId: string } };
  }
  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Grant: new (of: { accountId: string; clientId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    on(event: string, listener: (...values: unknown[]) => void): void;
  }
  export type { Context };
}
