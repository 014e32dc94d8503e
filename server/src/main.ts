import { startServer } from "./startServer.ts";
import { readSettings } from "./settings.ts";

/** Whoever stops a server waits ten seconds before they kill it. */
const STOP_MS = 9000;
const begun = performance.now();

try {
  const server = await startServer(readSettings(process.env));
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
  console.error(error instanceof Error && process.env["LOG_LEVEL"] !== "debug" ? error.message : error);
  process.exit(1);
}
