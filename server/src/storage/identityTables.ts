import type { identityProvider } from "@vigil/model/identity/identityProvider";
import type { Generated } from "kysely";
import type { Common, GeneratedJson, Instant, Stamp, Tenant, TenantWords } from "./columns.ts";
import type { TableOf } from "./tableOf.ts";

export interface IdentityTables {
  productTourSkips: { domainId: number; homeDomainId: number; userId: number; tour: string; createdAt: Stamp };
  identityProviders: Common &
    Tenant &
    TableOf<
      typeof identityProvider,
      | "protocol"
      | "authMethod"
      | "clientOptions"
      | "scopes"
      | "tokenEndpointParameters"
      | "serverSettings"
      | "attributeMap"
      | "provisionUsers"
      | "provisionUpdateInterval"
      | "provisionUserSearchUsername"
      | "decodeAccessToken"
      | "introspect"
      | "idFromUserEndpoint"
      | "active"
    > & {
      /** sealed, with the id of its key */
      clientSecret: string | null;
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
