import type { AsDomain } from "./asDomain.ts";
import { systemDomain } from "./systemDomain.ts";

/** For what is done domain by domain where people can sign in: those that are switched on. */
export async function openDomains(asDomain: AsDomain): Promise<number[]> {
  const domains = await asDomain(systemDomain, (tx) => tx.selectFrom("domains").select("id").where("active", "=", true).execute());
  return domains.map(({ id }) => id);
}
