import type { House } from "../house.ts";
import { knownAccounts } from "./knownAccounts.ts";

/** Where others can come no account may have the password that stands in the documentation, unless that is said to be meant. */
export async function refuseKnownAccounts({ settings, asDomain }: Pick<House, "settings" | "asDomain">): Promise<void> {
  if (!settings.reachable || settings.demo === "public") return;
  const known = await knownAccounts(asDomain);
  const [first] = known;
  if (first === undefined) return;
  throw new Error(
    `This database holds a demo: accounts such as ${first.username} of the domain ${first.domain} (${known.length} in all) can sign in with the password of the documentation, and others than this computer's people can reach this server. Switch these accounts off with npm run demo:remove, or set DEMO=public if everybody may come in.`,
  );
}
