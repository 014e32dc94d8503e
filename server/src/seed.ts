import { parseArgs } from "node:util";
import { benchmarkDomain, benchmarkPassword, benchmarkUser, fillBenchmark } from "./benchmarkSeed.ts";
import { serverLog } from "./log.ts";
import { readSettings } from "./settings.ts";
import { connectOwner, databasePlace } from "./storage/databasePlace.ts";
import { openDatabase } from "./storage/openDatabase.ts";

// npm run seed -- --users 1000000 --events 10000000: a domain of its own with that many of each, for measuring. Minutes for a million.

const amount = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${text} is no number of rows.`);
  return number;
};

try {
  const options = { users: { type: "string", default: "100000" }, events: { type: "string", default: "1000000" } } as const;
  const { values } = parseArgs({ options });
  const amounts = { users: amount(values.users), events: amount(values.events) };
  const settings = readSettings(process.env);
  if (settings.reachable)
    throw new Error(
      "The benchmark has an account whose password is known: it is made only where nobody but this machine's people can come.",
    );
  const database = await openDatabase(settings, serverLog(settings.logLevel));
  try {
    const place = await databasePlace(settings, { visit: true });
    const owner = await connectOwner(place);
    const begun = performance.now();
    try {
      await fillBenchmark(owner, amounts);
    } finally {
      await owner.end();
      await place.stop();
    }
    console.log(`${amounts.users} users and ${amounts.events} events in ${Math.round((performance.now() - begun) / 1000)} s.`);
    console.log(`Sign in to the domain ${benchmarkDomain} as ${benchmarkUser} with ${benchmarkPassword}.`);
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
