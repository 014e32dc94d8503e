import { writeRollups } from "./reporting/rollups/writeRollups.ts";
import { readSettings } from "./settings.ts";
import { domainsOf } from "./storage/asDomain.ts";
import { connectOwner, databasePlace } from "./storage/databasePlace.ts";
import { everyDomain } from "./storage/everyDomain.ts";
import { migrate } from "./storage/migrate.ts";
import { applicationRole } from "./storage/openDatabase.ts";
import { connectionPool } from "./storage/pool.ts";

// npm run rollups: counts what reports add up anew from all sessions and exams. The server may run meanwhile.

try {
  const place = await databasePlace(readSettings(process.env), { visit: true });
  const pool = connectionPool(place.where);
  try {
    const owner = await connectOwner(place);
    try {
      await migrate(owner, await applicationRole(place.where));
    } finally {
      await owner.end();
    }
    const asDomain = domainsOf(pool);
    const domains = await everyDomain(asDomain);
    for (const domainId of domains) await asDomain(domainId, (tx) => writeRollups(tx, domainId));
    console.log(`What reports add up was counted anew in ${domains.length} domains.`);
  } finally {
    await pool.end();
    await place.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
