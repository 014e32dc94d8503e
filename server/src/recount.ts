import { fitDomain } from "./measurement/difficulty/fitDomain.ts";
import { writeRollups } from "./reporting/rollups/writeRollups.ts";
import { readSettings } from "./settings.ts";
import { everyDomain } from "./storage/everyDomain.ts";
import { withDatabase } from "./storage/withDatabase.ts";

// npm run rollups: counts what reports add up anew from all sessions and exams. The server may run meanwhile.

try {
  await withDatabase(
    readSettings(process.env),
    async ({ asDomain }) => {
      const domains = await everyDomain(asDomain);
      for (const domainId of domains) await asDomain(domainId, (tx) => writeRollups(tx, domainId), { longestSeconds: 3600 });
      for (const domainId of domains) await fitDomain(asDomain, domainId);
      console.log(`What reports add up, and how hard images are, was counted anew in ${domains.length} domains.`);
    },
    { visit: true },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
