import { sql } from "kysely";
import type { House } from "../../house.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { everyDomain } from "../../storage/everyDomain.ts";
import { eraseWithMerged } from "../eraseUser.ts";
import { peopleToErase } from "./peopleToErase.ts";

/** So many are erased together: the lists answer between two pieces. */
const peopleAtOnce = 50;
/** By the domain's own clock, while few are at work. */
const night = { from: 1, to: 5 };

/** Erases, in every domain whose night it is, whom its retention no longer keeps. What was erased holds, however this ends. */
export async function eraseOldPeople({ asDomain, now, log }: House, isStopping = () => false): Promise<void> {
  for (const domainId of await everyDomain(asDomain))
    try {
      await eraseOf(domainId);
    } catch (error) {
      log.warn(error, "People of a domain were not erased as it says; it is tried again in an hour.");
    }

  async function eraseOf(domainId: number): Promise<void> {
    const months = await asDomain(domainId, (tx) => monthsOfNight(tx, domainId, now()));
    if (months === 0) return;
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

/** 0 = nobody is erased, or not now. */
async function monthsOfNight(tx: Tx, domainId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ months: number; hour: number }>`select erase_after_months as months,
      extract(hour from ${now}::timestamptz at time zone sound_zone)::int as hour from domains where id = ${domainId}`.execute(tx);
  const [domain] = rows;
  return domain !== undefined && domain.hour >= night.from && domain.hour < night.to ? domain.months : 0;
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
