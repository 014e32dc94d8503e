import type { Generated } from "kysely";
import type { Common, GeneratedJson, Instant, Stamp, Tenant, TenantWords } from "./columns.ts";

export interface IdentityTables {
  productTourSkips: { domainId: number; homeDomainId: number; userId: number; tour: string; createdAt: Stamp };
  identityProviders: Common &
    Tenant & {
      name: string;
      nameKey: string;
      displayName: string;
      protocol: Generated<"OAUTH">;
      discoveryEndpoint: string;
      clientId: string;
      /** sealed, with the id of its key */
      clientSecret: string | null;
      authMethod: Generated<"POST" | "BASIC" | "NONE">;
      clientOptions: GeneratedJson<Record<string, unknown>>;
      scopes: GeneratedJson<string[]>;
      tokenEndpointParameters: GeneratedJson<Record<string, string>>;
      serverSettings: GeneratedJson<Record<string, unknown>>;
      attributeMap: GeneratedJson<Record<string, string>>;
      provisionUsers: Generated<boolean>;
      /** hours */
      provisionUpdateInterval: Generated<number>;
      provisionUserSearchUsername: Generated<boolean>;
      decodeAccessToken: Generated<boolean>;
      introspect: Generated<boolean>;
      idFromUserEndpoint: Generated<boolean>;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
    };
  identityProviderWords: TenantWords;
  identityRules: Tenant & {
    providerId: number;
    kind: "accessLevel" | "company" | "program";
    position: number;
    name: string;
    description: Generated<string>;
    match: Generated<"all" | "any">;
    conditions: GeneratedJson;
    tests: GeneratedJson;
    accessLevelId: number | null;
    companyId: number | null;
    programId: number | null;
  };
  identities: { domainId: number; providerId: number; subject: string; userId: number; createdAt: Stamp; provisionedAt: Stamp };
  identityFlows: {
    domainId: number;
    stateHash: Buffer;
    providerId: number;
    /** of the visitor's cookie */
    browserHash: Buffer;
    sealed: string;
    expiresAt: Instant;
  };
}
