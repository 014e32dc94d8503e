import type { Selectable } from "kysely";
import type { IdentityTables } from "../../storage/identityTables.ts";
import type { Tx } from "../../storage/asDomain.ts";

export type ProviderRow = Selectable<IdentityTables["identityProviders"]>;

/** A provider that people may sign in through. */
export const activeProvider = (tx: Tx, domainId: number, id: number): Promise<ProviderRow | undefined> =>
  tx
    .selectFrom("identityProviders")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();

/** Any of the domain's, as it is tried before it is switched on. */
export const anyProvider = (tx: Tx, domainId: number, id: number): Promise<ProviderRow | undefined> =>
  tx.selectFrom("identityProviders").selectAll().where("domainId", "=", domainId).where("id", "=", id).executeTakeFirst();

/** Where a client secret is kept: copied to another domain it does not open. */
export const secretPlace = (domainId: number): string => `client secret of domain ${domainId}`;
