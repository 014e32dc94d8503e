import { isSound, type EventMonth, type Operations, type Stored } from "@vigil/model/operations/operations";
import { sql } from "kysely";
import type { Files } from "../files/files.ts";
import type { House } from "../house.ts";
import { storeAnswers } from "../files/storeAnswers.ts";
import { freeBytes } from "../files/diskRoom.ts";
import type { AsDomain } from "../storage/asDomain.ts";
import { systemDomain } from "../storage/systemDomain.ts";
import { readNodes } from "./readNodes.ts";
import { wireInstant } from "../http/wireInstant.ts";

const MOST_MAILS = 50;

/** Domain by domain, as row security has it for this page too. */
export async function readOperations(house: House): Promise<Operations> {
  const { asDomain, files, settings } = house;
  const domains = await asDomain(systemDomain, (tx) => tx.selectFrom("domains").select(["id", "title"]).orderBy("title").execute());
  const events: EventMonth[] = [];
  const mailsGivenUp: Operations["mailsGivenUp"][number][] = [];
  for (const { id, title } of domains) {
    const found = await asDomain(id, async (tx) => ({
      checks: await tx.selectFrom("eventChecks").selectAll().where("domainId", "=", id).orderBy("month", "desc").execute(),
      mails: await tx
        .selectFrom("mailsGivenUp")
        .selectAll()
        .where("domainId", "=", id)
        .orderBy("givenUpAt", "desc")
        .limit(MOST_MAILS)
        .execute(),
    }));
    for (const { month, checkedAt, events: count, broken, brokenCount, lost, head } of found.checks)
      events.push({ domain: title, month, checkedAt: wireInstant(checkedAt), events: count, broken, brokenCount, lost, head });
    for (const { id: mail, givenUpAt, error, subscriptionId } of found.mails)
      mailsGivenUp.push({ id: mail, domain: title, givenUpAt: wireInstant(givenUpAt), error, subscriptionId });
  }
  const stored = await asDomain(systemDomain, async (tx) => ({
    files: (await sql<Stored>`select count(*)::int as count, coalesce(sum(size), 0)::bigint as bytes from files`.execute(tx)).rows[0],
    installation: await tx.selectFrom("installation").select(["lastBackup", "stored"]).executeTakeFirst(),
  }));
  const filesAway = !(await storeAnswers(files));
  return {
    nodes: await asDomain(systemDomain, readNodes),
    events: events.toSorted((one, other) => Number(isSound(one)) - Number(isSound(other))),
    filesAway,
    damagedFiles: await stillDamaged(asDomain, filesAway ? null : files),
    mailsGivenUp: mailsGivenUp.toSorted((one, other) => other.givenUpAt.localeCompare(one.givenUpAt)).slice(0, MOST_MAILS),
    lastBackup: stored.installation?.lastBackup ?? null,
    files: stored.files ?? { count: 0, bytes: 0 },
    trash: stored.installation?.stored?.trash ?? { count: 0, bytes: 0 },
    free: await freeBytes(settings),
  };
}

/** Those that were put again since then are whole: they are looked at, where that can be done, and forgotten. */
async function stillDamaged(asDomain: AsDomain, files: Files | null): Promise<Operations["damagedFiles"]> {
  const noticed = await asDomain(systemDomain, (tx) => tx.selectFrom("damagedFiles").selectAll().orderBy("noticedAt", "desc").execute());
  const damaged: Operations["damagedFiles"][number][] = [];
  for (const { hash, noticedAt } of noticed) {
    if ((await files?.check(hash)) !== "sound") damaged.push({ hash, noticedAt: wireInstant(noticedAt) });
    else await asDomain(systemDomain, (tx) => tx.deleteFrom("damagedFiles").where("hash", "=", hash).execute());
  }
  return damaged;
}
