import type { AsDomain } from "./asDomain.ts";
import { systemDomain } from "./systemDomain.ts";

/** For what is done domain by domain: all of them, closed ones too. */
export async function everyDomain(asDomain: AsDomain): Promise<number[]> {
  const domains = await asDomain(systemDomain, (tx) => tx.selectFrom("domains").select("id").execute());
  return domains.map(({ id }) => id);
}
