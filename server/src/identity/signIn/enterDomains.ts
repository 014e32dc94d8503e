import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import type { Caller } from "../access/caller.ts";

const MOST_REMEMBERED = 10_000;

/**
 * The domain of a call: X-Domain, home when it is missing. Another one needs `domains:enter`; for everybody else, and when there is none
 * of that name, it does not exist. Nothing of it is kept in the session, so two tabs never write into the wrong domain.
 */
export function enterDomains(asDomain: AsDomain) {
  const logged = new Set<string>(); // entering is written down once per session and domain on this node, not with every call

  return async (caller: Caller, homeName: string, header: string | string[] | undefined): Promise<Caller> => {
    const name = (typeof header === "string" ? header : "").trim().toLowerCase();
    if (name === "" || name === homeName) return caller;
    if (!caller.permissions.has("domains:enter")) throw new Problem(404, "DomainNotFound");
    const domain = await asDomain(caller.homeDomainId, (tx) =>
      tx.selectFrom("domains").select("id").where("name", "=", name).where("active", "=", true).executeTakeFirst(),
    );
    if (!domain) throw new Problem(404, "DomainNotFound");
    // groups and programs of the home domain mean nothing here
    const entered: Caller = { ...caller, domainId: domain.id, groups: null, programs: null };
    const key = `${caller.sessionId} ${domain.id}`;
    if (!logged.has(key)) {
      if (logged.size >= MOST_REMEMBERED) logged.clear();
      await asDomain(domain.id, (tx) => writeEvent(tx, entered, { type: "domain.enter", subject: { entity: "domain", id: domain.id } }));
      logged.add(key);
    }
    return entered;
  };
}
