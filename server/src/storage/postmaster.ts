import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, closeSync, existsSync, lstatSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync } from "node:fs";
import { readlinkSync, realpathSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { asAccount, postgresBinaries, unprivilegedAccount, type UnprivilegedAccount } from "./postgresBinaries.ts";

type Settings = Record<string, string>;
export type Cluster = { data: string; host: string; binaries: string; account: UnprivilegedAccount; settings: Settings };

const MAJOR = "18";
const ALWAYS: Settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_wal_size: "1GB",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  recovery_init_sync_method: "syncfs", // after a crash: one call instead of one per file, 0.2 s instead of 2 s
};
/** The data is named by an open descriptor, so the directories above it may be closed to the account. */
const BY_DESCRIPTOR = "/proc/self/fd/3";

/** The files of a PostgreSQL in `directory`, made when there are none. */
export async function clusterIn(directory: string, settings: Settings): Promise<Cluster> {
  mkdirSync(directory, { recursive: true });
  const data = join(realpathSync(directory), "postgres");
  const account = unprivilegedAccount(data);
  const binaries = postgresBinaries(account);
  if (!existsSync(data)) await initialize(binaries, data, account);
  const major = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (major !== MAJOR)
    throw new Error(
      `${data} was written by PostgreSQL ${major} and this Vigil brings ${MAJOR}: back it up with the Vigil that wrote it, restore it here.`,
    );
  return { data, host: socketDirectory(data, account), binaries, account, settings: { ...ALWAYS, ...settings } };
}

/** Afterwards a postmaster answers: one that was left running is adopted, one that hangs is replaced. */
export async function runPostmaster(cluster: Cluster): Promise<void> {
  if (postmasterOf(cluster.data) !== undefined && !(await answers(cluster.host, 10_000))) await stopPostmaster(cluster.data);
  if (postmasterOf(cluster.data) === undefined) await startPostmaster(cluster);
}

export async function stopPostmaster(data: string): Promise<void> {
  const pid = postmasterOf(data);
  if (pid === undefined) return;
  for (const [signal, waitMs] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5000],
    ["SIGKILL", 5000],
  ] as const) {
    process.kill(pid, signal);
    for (const end = Date.now() + waitMs; Date.now() < end; await sleep(10)) if (postmasterOf(data) !== pid) return;
  }
  throw new Error(`PostgreSQL ${pid} does not stop`);
}

/** A number in the file may by now be another process: a postmaster's working directory is its data. */
export function postmasterOf(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    return readlinkSync(`/proc/${pid}/cwd`) === data ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function initialize(binaries: string, data: string, account: UnprivilegedAccount): Promise<void> {
  await removeHalfMade(data);
  const fresh = mkdtempSync(`${data}.new-${process.pid}-`); // renamed when complete: a half-made cluster is never taken for one
  if (account) chownSync(fresh, account.uid, account.gid);
  const handle = openSync(fresh, "r");
  const how = [
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
  ];
  const child = spawn(join(binaries, "initdb"), ["-D", BY_DESCRIPTOR, ...how], {
    ...asAccount(account),
    stdio: ["ignore", "ignore", "pipe", handle],
  });
  closeSync(handle);
  const said: Buffer[] = [];
  child.stderr?.on("data", (part: Buffer) => said.push(part));
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", (status) => resolve(status === 0 ? undefined : lastWords(Buffer.concat(said).toString())));
  });
  if (failure !== undefined) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`The database in ${data} could not be made: ${failure}`);
  }
  try {
    renameSync(fresh, data);
  } catch (error) {
    rmSync(fresh, { recursive: true }); // another start was quicker
    if (!existsSync(data)) throw error;
  }
}

/** What starts that were killed had begun; a process that still runs may be another start that is just at it. */
async function removeHalfMade(data: string): Promise<void> {
  const begun = `${basename(data)}.new-`;
  for (const name of readdirSync(dirname(data)).filter((found) => found.startsWith(begun))) {
    const starter = /^(\d+)-/.exec(name.slice(begun.length))?.[1] ?? "";
    const atIt = starter !== "" && Number(starter) !== process.pid && existsSync(`/proc/${starter}`);
    if (!atIt) await removeWhole(join(dirname(data), name));
  }
}

/**
 * The initdb of a start that was killed runs on for a moment: it writes, or finds its files gone and clears away what is left itself. Either
 * ends a removal half-way, the one with an error and the other, as something is not there any more, without.
 */
async function removeWhole(path: string): Promise<void> {
  for (const end = Date.now() + 10_000; existsSync(path); await sleep(20))
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}

/** The line of PostgreSQL's own that says why. */
const lastWords = (text: string) =>
  text
    .split("\n")
    .findLast((line) => /(FATAL|PANIC|error): /.test(line))
    ?.split(/(?:FATAL|PANIC|error): +/)
    .at(-1) ?? text.trim();

async function startPostmaster({ data, host, binaries, account, settings }: Cluster) {
  const flags = Object.entries({ ...settings, unix_socket_directories: host }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Backends of a killed postmaster may still be leaving, and another process may be starting the same one: try again.
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    if (postmasterOf(data) === undefined) rmSync(join(data, "postmaster.pid"), { force: true }); // its number may be another process by now
    const [log, handle] = [openSync(`${data}.log`, "a", 0o600), openSync(data, "r")];
    const child = spawn(join(binaries, "postgres"), ["-D", BY_DESCRIPTOR, ...flags], {
      ...asAccount(account),
      detached: true,
      stdio: ["ignore", log, log, handle],
    });
    child.unref(); // detached: Ctrl-C in a terminal goes to the app alone, which then stops the database last
    closeSync(log);
    closeSync(handle);
    let gone = false;
    for (const event of ["exit", "error"])
      child.once(event, () => {
        gone = true;
      });
    if (await answers(host, 30_000, () => gone)) return;
  }
  const said = lastWords(readFileSync(`${data}.log`, "utf8").slice(-10_000));
  throw new Error(`PostgreSQL does not start: ${said} (more in ${data}.log)`);
}

/** Short (the system allows 107 characters) and the same for every process that means the same data. */
function socketDirectory(data: string, account: UnprivilegedAccount): string {
  const host = `/tmp/vigil-${createHash("sha256").update(data).digest("hex").slice(0, 12)}`;
  if (!existsSync(host)) mkdirSync(host, { mode: 0o700, recursive: true });
  if (account && lstatSync(host).uid === process.getuid?.()) chownSync(host, account.uid, account.gid); // also after a start that died before
  const found = lstatSync(host);
  const ours = found.isDirectory() && found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
  if (!ours) throw new Error(`${host} belongs to somebody else`);
  return host;
}

async function answers(host: string, waitMs: number, gaveUp = () => false): Promise<boolean> {
  for (const end = Date.now() + waitMs; Date.now() < end && !gaveUp(); await sleep(15)) {
    const client = new pg.Client({ host, user: "postgres", database: "postgres", connectionTimeoutMillis: 2000 });
    client.on("error", () => {});
    const answered = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
    if (answered) return true;
  }
  return false;
}
