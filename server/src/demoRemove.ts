import { randomBytes } from "node:crypto";
import { removeDemo } from "./demo/removeDemo.ts";
import { firstAdministrator } from "./firstAdministrator.ts";
import { hasSystemAdministrator } from "./hasSystemAdministrator.ts";
import { readSettings } from "./settings.ts";
import { domainsOf } from "./storage/asDomain.ts";
import { connectOwner, databasePlace } from "./storage/databasePlace.ts";
import { migrate } from "./storage/migrate.ts";
import { applicationRole } from "./storage/openDatabase.ts";
import { connectionPool } from "./storage/pool.ts";

// npm run demo:remove [-- --yes]: nobody can sign in any more with a password that stands in the documentation. The server may run meanwhile.

try {
  const yes = process.argv.includes("--yes");
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
    const removals = await removeDemo(asDomain, { pretend: !yes });
    for (const { domain, accounts, others, emptied } of removals) {
      console.log(`Domain ${domain}: ${accounts.length} accounts ${yes ? "can no longer" : "would no longer be able to"} sign in:`);
      console.log(`  ${accounts.join(", ")}`);
      if (emptied) console.log(`  Nobody else is in it: the domain ${yes ? "is" : "would be"} switched off.`);
      else console.log(`  ${others} other accounts and all that was made stay as they are.`);
    }
    if (removals.length === 0) console.log("There is no demo account that could sign in.");
    else if (!yes) console.log("Nothing was changed. To do this: npm run demo:remove -- --yes");
    const nobodyElse = !(await hasSystemAdministrator(asDomain));
    const administrator = yes ? await firstAdministrator({ asDomain, randomBytes }, { nobodyElse }) : undefined;
    if (administrator) {
      const { domain, username, password } = administrator;
      console.log(`Nobody else is system administrator: sign in to ${domain} as ${username} with the password ${password}, once.`);
    }
  } finally {
    await pool.end();
    await place.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
