import { textKey } from "@vigil/model/identity/textKey";
import { accessLevels } from "@vigil/model/identity/accessLevels";
import { demoDomains } from "../../../content/tenant.ts";
import type { Settings } from "../settings.ts";
import type { Tx } from "../storage/asDomain.ts";

export interface DemoAccount {
  username: string;
  title: string;
}

/** What the sign-in page of a demonstration offers; none where demo accounts may not exist, and only those that do. */
export async function demoAccounts(tx: Tx, { demo, loopback }: Settings, domain: { id: number; name: string }): Promise<DemoAccount[]> {
  const seeded = demo === "public" || (demo === "on" && loopback) ? demoDomains.find(({ name }) => name === domain.name) : undefined;
  if (!seeded) return [];
  const titles = new Map(accessLevels.map(({ code, title }) => [code, title]));
  const offered = seeded.users
    .filter(({ username }) => seeded.accounts.includes(username))
    .map(({ username, level }) => ({ username, title: titles.get(level) ?? level }));
  const present = await tx
    .selectFrom("users")
    .select("usernameKey")
    .where("domainId", "=", domain.id)
    .where(
      "usernameKey",
      "in",
      offered.map(({ username }) => textKey(username)),
    )
    .where("active", "=", true)
    .execute();
  return offered.filter(({ username }) => present.some(({ usernameKey }) => usernameKey === textKey(username)));
}
