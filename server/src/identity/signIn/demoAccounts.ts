import { textKey } from "@vigil/model/identity/textKey";
import { accessLevelTitles } from "@vigil/model/identity/accessLevelTitles";
import { sourceLanguage, type Language } from "@vigil/model/phrases/languages";
import { demoDomains } from "../../../../content/tenant.ts";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { Settings } from "../../settings.ts";
import type { Tx } from "../../storage/asDomain.ts";

export interface DemoAccount {
  username: string;
  title: string;
}

/** What the sign-in page of a demonstration offers; none where the demo is not meant to be seen, and only accounts that came with it. */
export async function demoAccounts(
  tx: Tx,
  { demo }: Settings,
  domain: { id: number; name: string },
  language: Language,
): Promise<DemoAccount[]> {
  const seeded = demo === "off" ? undefined : demoDomains.find(({ name }) => name === domain.name);
  if (!seeded) return [];
  const { brought, options } = phrasesIn(language).records.accessLevel;
  const isKept = language === sourceLanguage;
  const offered = seeded.users
    .filter(({ username }) => seeded.accounts.includes(username))
    .map(({ username, level, regulator }) => ({
      username,
      title: regulator ? brought.regulator : (isKept ? accessLevelTitles : options.baseCode)[level],
    }));
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
