import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { demoDomains, demoPassword } from "../content/tenant.ts";
import { readSettings } from "../server/src/settings.ts";
import { startServer } from "../server/src/startServer.ts";

const SECONDS = 6;
const AT_ONCE = 8;

/** Password sign-ins per second and core: token, cookie, argon2id, session and event of each, over HTTP. Client and server share the process. */
export async function signin(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "vigil-bench-"));
  const settings = readSettings({
    DATA_DIR: directory,
    PORT: "0",
    DEMO: "on",
    RATE_LIMIT: "0",
    GENERATOR_WORKERS: "0",
    LOG_LEVEL: "error",
  });
  const server = await startServer(settings);
  const domain = demoDomains[0]!;
  let next = 0;
  const signInOnce = async (): Promise<number> => {
    const { username } = domain.users[next++ % domain.users.length]!;
    const begun = performance.now();
    const visit = await fetch(`${server.address}/api/user/login`);
    await visit.arrayBuffer(); // or its connection is not used again
    const headers = {
      cookie: visit.headers.get("set-cookie")?.split(";")[0] ?? "",
      "x-xsrf-token": visit.headers.get("x-xsrf-token") ?? "",
      "content-type": "application/json",
    };
    const body = JSON.stringify({ username, password: demoPassword, domain: domain.name });
    const answer = await fetch(`${server.address}/api/user/login`, { method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`${username} was answered ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - begun;
  };

  for (let warmUp = 0; warmUp < 10; warmUp += 1) await signInOnce();
  const times: number[] = [];
  const before = process.cpuUsage();
  const until = performance.now() + SECONDS * 1000;
  const work = async () => {
    while (performance.now() < until) times.push(await signInOnce());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { user, system } = process.cpuUsage(before);
  await server.stop();
  rmSync(directory, { recursive: true, force: true });

  const sorted = times.toSorted((one, other) => one - other);
  console.log(`signin.perSecond ${(times.length / SECONDS / availableParallelism()).toFixed(1)} /s`); // of one core
  // what a busy machine does not blur; PostgreSQL's part is not in it, the client's is
  console.log(`signin.processorTime ${((user + system) / 1000 / times.length).toFixed(1)} ms`);
  console.log(`signin.p95 ${Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)} ms`);
}
