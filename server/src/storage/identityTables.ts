import type { identityProvider } from "@vigil/model/identity/identityProvider";
import type { Generated } from "kysely";
import type { GeneratedJson, Instant, Stamp, Tenant } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

export interface IdentityTables {
  productTourSkips: { domainId: number; homeDomainId: number; userId: number; tour: string; createdAt: Stamp };
  identityProviders: RowOf<typeof identityProvider> & {
    /** sealed, with the id of its key */
    clientSecret: string | null;
  };
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
