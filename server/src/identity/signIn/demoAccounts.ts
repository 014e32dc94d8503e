import { textKey } from "@vigil/model/identity/textKey";
import { accessLevels } from "@vigil/model/identity/accessLevels";
import { demoDomains } from "../../../../content/tenant.ts";
import { regulatorLevel } from "../../organization/addRegulatorLevel.ts";
import type { Settings } from "../../settings.ts";
import type { Tx } from "../../storage/asDomain.ts";

export interface DemoAccount {
  username: string;
  title: string;
}

/** What the sign-in page of a demonstration offers; none where the demo is not meant to be seen, and only accounts that came with it. */
export async function demoAccounts(tx: Tx, { demo }: Settings, domain: { id: number; name: string }): Promise<DemoAccount[]> {
  const seeded = demo === "off" ? undefined : demoDomains.find(({ name }) => name === domain.name);
  if (!seeded) return [];
  const titles = new Map(accessLevels.map(({ code, title }) => [code, title]));
  const offered = seeded.users
    .filter(({ username }) => seeded.accounts.includes(username))
    .map(({ username, level, regulator }) => ({ username, title: regulator ? regulatorLevel : (titles.get(level) ?? level) }));
  const present = await tx
    .selectFrom("users")
    .select("usernameKey")
    .where("domainId", "=", domain.id)
    .where(
      "usernameKey",
      "in",
      offered.map(({ username }) => textKey(username)),
    )
    .where("demo", "=", true)
    .where("active", "=", true)
    .execute();
  return offered.filter(({ username }) => present.some(({ usernameKey }) => usernameKey === textKey(username)));
}
