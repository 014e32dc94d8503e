import { randomBytes } from "node:crypto";
import { removeDemo } from "./demo/removeDemo.ts";
import { firstAdministrator } from "./firstAdministrator.ts";
import { hasSystemAdministrator } from "./hasSystemAdministrator.ts";
import { readSettings } from "./settings.ts";
import { withDatabase } from "./storage/withDatabase.ts";

// npm run demo:remove [-- --yes]: nobody can sign in any more with a password that stands in the documentation. The server may run meanwhile.

try {
  const yes = process.argv.includes("--yes");
  await withDatabase(
    readSettings(process.env),
    async ({ asDomain }) => {
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
    },
    { visit: true },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
