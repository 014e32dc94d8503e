import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { benchmarkPassword } from "../../server/src/benchmarkSeed.ts";

/** The newest one that the registry has whole: 12.4.1 asks for a package that is not in it. */
const VERSION = "11.17.4";
const INSTALL_MS = 900_000;
const READY_MS = 120_000;
const adminToken = "bench-administrator";

export interface Directus {
  address: string;
  pid: number;
  /** As its administrator. */
  call: <T>(method: string, path: string, body?: object) => Promise<T>;
  stop: () => Promise<void>;
}

/** Installs Directus from the registry into a directory, by npm itself; what keeps it from that is told as it is. */
export async function installDirectus(directory: string): Promise<void> {
  if (existsSync(join(directory, "node_modules/directus/cli.js"))) return;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "package.json"), JSON.stringify({ private: true }));
  const { code, said } = await run("npm", ["install", `directus@${VERSION}`, "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: directory,
    ms: INSTALL_MS,
  });
  if (code === 0) return leaveOutScripts(directory);
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(said);
  const why = offline ? "there is no network, or the registry does not answer" : "npm refused it";
  throw new Error(`Directus ${VERSION} could not be installed: ${why}.\n${said.slice(-1500)}`);
}

/** What runs the scripts of its flows has to be compiled against headers that are not everywhere; nothing that is measured uses it. */
const leaveOutScripts = (directory: string): void =>
  writeFileSync(join(directory, "node_modules/isolated-vm/isolated-vm.js"), "module.exports = {};\n");

/** Directus as its documentation runs it, without its cache and limits of calls, on a database that is empty. */
export async function startDirectus(directory: string, database: { host: string; user: string; name: string }): Promise<Directus> {
  const port = await freePort();
  const environment = {
    PATH: process.env["PATH"] ?? "",
    HOME: directory,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    SECRET: "bench-secret",
    DB_CLIENT: "pg",
    DB_HOST: database.host,
    DB_PORT: "5432",
    DB_USER: database.user,
    DB_PASSWORD: "none",
    DB_DATABASE: database.name,
    DB_POOL__MIN: "0",
    DB_POOL__MAX: "20",
    ADMIN_EMAIL: "admin@example.org",
    ADMIN_PASSWORD: benchmarkPassword,
    ADMIN_TOKEN: adminToken,
    ACCESS_TOKEN_TTL: "1h",
    TELEMETRY: "false",
    LOG_LEVEL: "error",
  };
  const cli = join(directory, "node_modules/directus/cli.js");
  const how = { cwd: directory, env: environment };
  const made = await run(process.execPath, [cli, "bootstrap"], { ...how, ms: READY_MS });
  if (made.code !== 0) throw new Error(`Directus could not make its tables:\n${made.said.slice(-1500)}`);
  const child = spawn(process.execPath, [cli, "start"], { ...how, stdio: ["ignore", "pipe", "pipe"] });
  const said = listen(child);
  const address = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + READY_MS; ; await sleep(200)) {
    if ((await fetch(`${address}/server/ping`).catch(() => undefined))?.ok) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`Directus did not start:\n${said().slice(-1500)}`);
  }
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Directus answered ${method} ${path} with ${answer.status} ${text}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark
    return (text === "" ? undefined : (JSON.parse(text) as { data: T }).data) as T;
  };
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { address, pid: child.pid!, call, stop };
}

function listen(child: ChildProcess): () => string {
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: Buffer) => {
      said = `${said}${text.toString()}`.slice(-10_000);
    });
  return () => said;
}

async function run(
  command: string,
  parameters: string[],
  { cwd, env, ms }: { cwd: string; env?: NodeJS.ProcessEnv; ms: number },
): Promise<{ code: number | null; said: string }> {
  const child = spawn(command, parameters, { cwd, ...(env && { env }), stdio: ["ignore", "pipe", "pipe"], timeout: ms });
  const said = listen(child);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said: said() };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
