import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/**
 * Where passwords are not allowed, an identity provider must be switched on, with its plugin: nobody could sign in any more. Asked behind
 * what is written; a domain that is being changed is waited for.
 */
export async function requireWayIn(tx: Tx, domainId: number, refusal = () => new Problem(409, "SignInLockout")): Promise<void> {
  const { formAuth } = await tx.selectFrom("domains").select("formAuth").where("id", "=", domainId).forShare().executeTakeFirstOrThrow();
  if (!formAuth && !(await hasProvider(tx, domainId))) throw refusal();
}

const hasProvider = async (tx: Tx, domainId: number): Promise<boolean> =>
  (await tx
    .selectFrom("identityProviders as provider")
    .innerJoin("addons as addon", (join) =>
      join.onRef("addon.domainId", "=", "provider.domainId").on("addon.type", "=", "identityProviders"),
    )
    .select("provider.id")
    .where("provider.domainId", "=", domainId)
    .where("provider.active", "=", true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
