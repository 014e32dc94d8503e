import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess, type ServerProcess } from "../../server/test/ledger/serverProcess.ts";
import { balancer } from "./balancer.ts";
import { primary, replica, type ServedDatabase } from "../../server/test/storage/replicatedDatabase.ts";
import { pooler } from "./pooler.ts";
import { programs } from "./programs.ts";

export interface Cluster {
  /** Of HAProxy. */
  address: string;
  /** Of each node, beside HAProxy. */
  nodes: readonly string[];
  primary: ServedDatabase;
  replica: ServedDatabase;
  /** As a power cut does it. */
  kill: (node: number) => Promise<void>;
  /** In its place; answers when it is ready. */
  start: (node: number) => Promise<void>;
  stop: () => Promise<void>;
}

const count = 3;

/** One PostgreSQL and a replica that follows it, PgBouncer, three nodes on one data directory, HAProxy before them; all of it in a directory of its own. */
export async function cluster(environment: Record<string, string>, tell: (line: string) => void): Promise<Cluster> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-cluster-")));
  chmodSync(directory, 0o755); // PostgreSQL and PgBouncer do not run as root
  const ends: (() => Promise<void>)[] = [async () => rmSync(directory, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => console.error(error));
  };
  try {
    const installed = programs();
    const ports = await freePorts(count + 2);
    const [front = 0, pool = 0, ...own] = ports;
    const owning = await primary(join(directory, "primary"));
    ends.push(owning.stop);
    const following = await replica(join(directory, "replica"), owning, join(directory, "primary"));
    ends.push(following.stop);
    tell("PostgreSQL and its replica are there.");
    const before = join(directory, "pooler");
    mkdirSync(before);
    chmodSync(before, 0o777);
    const pooled = pooler(installed.pgbouncer, before, pool, { primary: owning, replica: following });
    ends.push(pooled.stop);
    const settings = {
      DATA_DIR: join(directory, "data"),
      DATABASE_URL: pooled.url,
      DATABASE_OWNER_URL: `postgresql://vigil_owner@localhost/vigil?host=${encodeURIComponent(owning.host)}`,
      DATABASE_REPLICA_URL: pooled.replicaUrl,
      PUBLIC_URL: `http://127.0.0.1:${front}`,
      TRUSTED_PROXIES: "loopback",
      DEMO: "public",
      DEMO_HISTORY: "off",
      GENERATOR_WORKERS: "1",
      ...environment,
    };
    const running: (ServerProcess | undefined)[] = [];
    const start = async (node: number) => {
      running[node] = await startServerProcess({ ...settings, PORT: String(own[node]) });
    };
    ends.push(async () => void (await Promise.all(running.flatMap((node) => (node ? [node.stop()] : [])))));
    for (let node = 0; node < count; node += 1) await start(node); // the first makes the tables
    tell("Three nodes are there.");
    ends.push(balancer(installed.haproxy, directory, front, own).stop);
    const address = `http://127.0.0.1:${front}`;
    await answers(`${address}/readyz`);
    return {
      address,
      nodes: own.map((port) => `http://127.0.0.1:${port}`),
      primary: owning,
      replica: following,
      kill: async (node) => {
        await running[node]?.kill();
        running[node] = undefined;
      },
      start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100)))
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  throw new Error(`${url} does not answer.`);
}

async function freePorts(wanted: number): Promise<number[]> {
  const probes = Array.from({ length: wanted }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(probes.map((probe) => once(probe, "listening")));
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === "object" ? (address?.port ?? 0) : 0;
  });
  for (const probe of probes) probe.close();
  return ports;
}
