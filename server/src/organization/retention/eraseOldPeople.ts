import { sql } from "kysely";
import type { House } from "../../house.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { AsDomain, Tx } from "../../storage/asDomain.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { eraseWithMerged } from "../eraseUser.ts";
import { peopleToErase } from "./peopleToErase.ts";

/** So many are erased together: the lists answer between two pieces. */
const peopleAtOnce = 50;
/** By the domain's own clock, while few are at work. */
const night = { from: 1, to: 5 };

/** Erases, in every domain whose night it is, whom its retention no longer keeps. What was erased holds, however this ends. */
export async function eraseOldPeople({ asDomain, now, log }: House, isStopping = () => false): Promise<void> {
  for (const { domainId, months } of await domainsOfNight(asDomain, now()))
    try {
      await eraseOf(domainId, months);
    } catch (error) {
      log.warn(error, "People of a domain were not erased as it says; it is tried again in an hour.");
    }

  async function eraseOf(domainId: number, months: number): Promise<void> {
    let erased = 0;
    for (;;) {
      const some = await asDomain(domainId, (tx) => eraseSome(tx, { domainId, months, now: now() }));
      erased += some;
      if (some < peopleAtOnce || isStopping()) break;
    }
    if (erased > 0)
      await asDomain(domainId, (tx) =>
        writeEvent(tx, actorIn(domainId), {
          type: "domain.erase",
          subject: { entity: "domain", id: domainId },
          data: { months, people: erased },
        }),
      );
  }
}

const actorIn = (domainId: number) => ({ domainId, requestId: "", address: "" });

/** The domains that erase people and whose night it is. */
async function domainsOfNight(asDomain: AsDomain, now: Date): Promise<{ domainId: number; months: number }[]> {
  const { rows } = await asDomain(systemDomain, (tx) =>
    sql<{ domainId: number; months: number }>`select id as domain_id, erase_after_months as months from domains
      where erase_after_months > 0 and not legal_hold and extract(hour from ${now}::timestamptz at time zone sound_zone) >= ${night.from}
        and extract(hour from ${now}::timestamptz at time zone sound_zone) < ${night.to}`.execute(tx),
  );
  return rows;
}

async function eraseSome(tx: Tx, whom: Parameters<typeof peopleToErase>[0]): Promise<number> {
  // two servers at the same time take different people
  const { rows } = await sql<{ id: number }>`select u.id ${peopleToErase(whom)}
    order by u.deactivated_at, u.id limit ${peopleAtOnce} for update skip locked`.execute(tx);
  await eraseWithMerged(
    tx,
    actorIn(whom.domainId),
    rows.map(({ id }) => id),
  );
  return rows.length;
}
