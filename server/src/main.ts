import { setFlagsFromString } from "node:v8";
import { readSettings } from "./settings.ts";
import { databasePlace, type DatabasePlace } from "./storage/databasePlace.ts";

/** Whoever stops a server waits ten seconds before they kill it. */
const STOP_MS = 9000;
const begun = performance.now();
let database: Promise<DatabasePlace> | undefined;

try {
  const settings = readSettings(process.env);
  // PostgreSQL starts, or makes its files, while the program is read: that takes each of them about as long.
  database = databasePlace(settings);
  database.catch(() => {}); // who waits for it gets the error
  const { startServer } = await import("./startServer.ts");
  const server = await startServer(settings, database);
  // When memory has grown by so many percent, what is not needed any more is taken away: left to itself Node waits for up to four times as
  // much. Not while it starts, as nearly all of that stays.
  setFlagsFromString("--heap-growing-percent=40");
  console.log(`Vigil is ready at ${server.address} (${Math.round(performance.now() - begun)} ms)`);
  if (server.administrator) {
    const { domain, username, password } = server.administrator;
    console.log(
      `Nobody can sign in yet: open ${server.address}/${domain} as ${username} with the password ${password}, which you will be asked to change.`,
    );
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1)); // the second time: at once
      setTimeout(() => {
        console.error("Vigil did not come to an end in time. What was answered is stored; the rest is left as a power cut would leave it.");
        process.exit(1);
      }, STOP_MS).unref();
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
} catch (error) {
  await database?.then(({ stop }) => stop()).catch(() => {}); // whatever failed beside it
  console.error(error instanceof Error && process.env["LOG_LEVEL"] !== "debug" ? error.message : error);
  process.exit(1);
}
