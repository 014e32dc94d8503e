import { sql } from "kysely";
import { textKey } from "@vigil/model/identity/textKey";
import { historyPeople } from "../../../content/historyPeople.ts";
import { demoConfigurations } from "../../../content/demoConfigurations.ts";
import { demoDomains, demoPassword, historyDomain, type DemoDomain } from "../../../content/tenant.ts";
import { demoCourses, demoLibraries, demoPrograms } from "../../../content/teaching.ts";
import { hashPassword } from "../identity/password/passwordHash.ts";
import type { House } from "../house.ts";
import type { Tx } from "../storage/asDomain.ts";
import { seedCatalogue } from "./seedCatalogue.ts";
import { seedDomain } from "./seedDomain.ts";
import { systemDomain } from "../storage/systemDomain.ts";

/** What belongs to no domain. */

/**
 * Writes the demo tenant into an empty database; a database that has any domain is left alone.
 * One transaction that enters the domains one after the other, so that a start that is cut off leaves nothing behind.
 */
export async function seedDemo(
  { asDomain, files }: Pick<House, "asDomain" | "files">,
  { images, history }: { images: number; history: boolean },
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  return asDomain(
    systemDomain,
    async (tx) => {
      const taken = await tx.selectFrom("domains").select("id").where("id", "<>", systemDomain).limit(1).executeTakeFirst();
      if (taken) return;
      const catalogue = await seedCatalogue(tx, files, {
        courses: demoCourses,
        programs: demoPrograms,
        configurations: demoConfigurations,
        libraries: { libraries: demoLibraries, images },
      });
      for (const domain of demoDomains) {
        const domainId = await makeDomain(tx, domain);
        await sql`select set_config('app.domain_id', ${String(domainId)}, true)`.execute(tx);
        const users = history && domain.name === historyDomain ? [...domain.users, ...historyPeople] : domain.users;
        await seedDomain(tx, domainId, { ...domain, users }, { catalogue, passwordHash });
      }
    },
    { shared: true },
  );
}

async function makeDomain(tx: Tx, { name, title, organization, timeZone }: DemoDomain): Promise<number> {
  const owner = await tx
    .insertInto("organizations")
    .values({ name: organization, nameKey: textKey(organization) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("domains")
    .values({ name, title, organizationId: owner.id, timeZone })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
