import { waysOut, type CompanyMoveCall, type CompanyMovePreview } from "@vigil/model/organization/companyMove";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { stepInto } from "../stepInto.ts";
import { countOf, holdsOf, namedBy, type Movers } from "./companyBaggage.ts";

export interface LookedAt {
  preview: CompanyMovePreview;
  movers: readonly Movers[];
}

interface FoundUser {
  id: number;
  username: string;
  usernameKey: string;
  look: string;
}

/** Who would move, what would come along and stay behind, and what is in the way. The rows are held until the transaction ends. */
export async function look(tx: Tx, caller: Caller, targetId: number, { companies }: CompanyMoveCall): Promise<LookedAt> {
  const sources = [...new Set(companies.map(({ domainId }) => domainId))];
  if (sources.includes(targetId)) throw new Problem(422, "CompanyMoveSameDomain", { field: "companies" });
  await sql`select from domains where id = any(${[targetId, ...sources]}::bigint[]) order by id for update`.execute(tx);
  const preview: CompanyMovePreview = {
    companies: [],
    assignments: 0,
    groups: 0,
    sites: 0,
    programs: 0,
    identities: 0,
    holds: [],
    taken: [],
    twice: [],
  };
  const movers: Movers[] = [];
  const everybody: FoundUser[] = [];
  for (const domainId of sources) {
    const ids = companies.filter((one) => one.domainId === domainId).map(({ id }) => id);
    await stepInto(tx, caller.domainId, domainId, async () => {
      const { rows: found } = await sql<{ id: number; name: string; kind: string; domain: string; users: number }>`
        select c.id, c.name, c.kind, d.name as domain,
          (select count(*)::int from users u where u.domain_id = c.domain_id and u.company_id = c.id) as users
          from companies c join domains d on d.id = c.domain_id
         where c.domain_id = ${domainId} and c.id = any(${ids}::bigint[]) order by c.name, c.id for update of c`.execute(tx);
      const missing = ids.filter((id) => !found.some((one) => one.id === id));
      if (missing.length > 0) throw new Problem(404, "CompanyNotFound", { field: "companies", details: { ids: missing } });
      if (found.some(({ kind }) => kind !== "normal")) throw new Problem(412, "CompanyKept", { field: "companies" });
      if (domainId === caller.homeDomainId && ids.includes(caller.companyId)) throw new Problem(403, "OwnCompany", { field: "companies" });
      const { rows: people } = await sql<FoundUser>`select u.id, u.username, u.username_key, u.username_look as look from users u
        where u.domain_id = ${domainId} and u.company_id = any(${ids}::bigint[]) for update`.execute(tx);
      const own: Movers = { domainId, companyIds: ids, userIds: people.map(({ id }) => id) };
      movers.push(own);
      everybody.push(...people);
      preview.companies.push(...found.map(({ id, name, domain, users }) => ({ id, name, domain, users })));
      await addCounts(tx, own, preview);
    });
  }
  const keys = everybody.map(({ usernameKey }) => usernameKey);
  preview.twice = everybody.filter(({ usernameKey }, index) => keys.indexOf(usernameKey) !== index).map(({ username }) => username);
  const { rows: taken } = await stepInto(tx, caller.domainId, targetId, () =>
    sql<{ username: string }>`select u.username from users u where u.domain_id = ${targetId}
      and (u.username_key = any(${keys}::text[]) or u.username_look = any(${everybody.map((one) => one.look)}::text[]))
      order by u.username_key`.execute(tx),
  );
  preview.taken = taken.map(({ username }) => username);
  return { preview, movers };
}

async function addCounts(tx: Tx, movers: Movers, preview: CompanyMovePreview): Promise<void> {
  const shared = sql`t.program_id in (select program.id from programs program where program.owner_domain_id is null)`;
  const assigned = await countOf(tx, "program_assignments", namedBy(movers, "user_id"));
  const kept = await countOf(tx, "program_assignments", sql`${namedBy(movers, "user_id")} and t.source = 'user' and ${shared}`);
  preview.assignments += kept;
  preview.programs += assigned - kept;
  preview.groups += await countOf(tx, "group_members", namedBy(movers, "user_id"));
  const sites = await countOf(tx, "user_sites", sql`((${namedBy(movers, "user_id")}) <> (${namedBy(movers, "company_id")}))`);
  preview.sites += sites;
  preview.identities += await countOf(tx, "identities", namedBy(movers, "user_id"));
  for (const { hold, count } of await holdsOf(tx, movers)) {
    const known = preview.holds.find((one) => one.hold === hold);
    if (known) known.count += count;
    else preview.holds.push({ hold, count, way: waysOut[hold] });
  }
}
