import { demoPassword } from "../../../content/tenant.ts";
import { benchmarkPassword } from "../benchmarkSeed.ts";
import { verifyPassword } from "../identity/password/passwordHash.ts";
import type { AsDomain } from "../storage/asDomain.ts";
import { systemDomain } from "../storage/systemDomain.ts";

export interface KnownAccount {
  domain: string;
  username: string;
}

/**
 * Accounts that came with the demo or a benchmark and still have the password that stands in the documentation; also those that are
 * switched off, as whoever switches one on again does not think of its password.
 */
export async function knownAccounts(asDomain: AsDomain): Promise<KnownAccount[]> {
  const domains = await asDomain(systemDomain, (tx) => tx.selectFrom("domains").select(["id", "name"]).orderBy("id").execute());
  const known = new Map<string, Promise<boolean>>(); // the seeded ones have their hash in common
  const found: KnownAccount[] = [];
  for (const { id, name } of domains) {
    const users = await asDomain(id, (tx) =>
      tx
        .selectFrom("users")
        .select(["username", "passwordHash"])
        .where("domainId", "=", id)
        .where("demo", "=", true)
        .where("passwordHash", "is not", null)
        .orderBy("id")
        .execute(),
    );
    for (const { username, passwordHash } of users) {
      const hash = passwordHash ?? "";
      const answer = known.get(hash) ?? isKnown(hash);
      known.set(hash, answer);
      if (await answer) found.push({ domain: name, username });
    }
  }
  return found;
}

const isKnown = async (hash: string): Promise<boolean> =>
  (await verifyPassword(hash, demoPassword)) || (demoPassword !== benchmarkPassword && verifyPassword(hash, benchmarkPassword));
