import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readSettings } from "../src/settings.ts";
import { startServer, type RunningServer } from "../src/startServer.ts";
import { signedIn } from "./ledger/apiClient.ts";

export interface TestServer extends RunningServer {
  /** Where it listens, whatever its PUBLIC_URL is. */
  local: string;
  /** A client that is signed in; refused with the server's own answer in the message. */
  signIn: (domain: string, username: string, password: string) => ReturnType<typeof signedIn>;
}

/** For tests of a whole start: the server of `npm start` in this process, on a directory of the test file's own. */
export function testServers(environment: Record<string, string>): (more?: Record<string, string>) => Promise<TestServer> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-start-")));
  const running = new Set<TestServer>();
  afterAll(async () => {
    for (const { stop } of running) await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return async (more = {}) => {
    const port = String(await freePort());
    const quiet = { LOG_LEVEL: "silent", GENERATOR_WORKERS: "0", DEMO_IMAGES: "2", DEMO_HISTORY: "off", RATE_LIMIT: "0" };
    const fixed = { DATA_DIR: directory, PORT: port, ...quiet };
    const server = await startServer(readSettings({ ...fixed, ...environment, ...more }));
    const local = `http://127.0.0.1:${port}`;
    const started: TestServer = {
      ...server,
      local,
      signIn: (domain, username, password) => signedIn(() => local, { domain, username, password }),
      stop: async () => {
        running.delete(started);
        await server.stop();
      },
    };
    running.add(started);
    return started;
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
