import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoDomains } from "../content/tenant.ts";
import { readSettings } from "../server/src/settings.ts";
import { startServer } from "../server/src/startServer.ts";
import { bareServer, insertShot } from "./bareInserts.ts";
import { hammer } from "./hammer.ts";
import { decisionsOf, fillLibrary } from "./practice.ts";

const SECONDS = 6;
const LANES = 6;
/** The first one warms the engine up and is not counted. */
const ROUNDS = 4;

/** One durable decision, signed in and judged by the session's machine, beside one durable insert of a bare Fastify + pg on the same database. */
export async function saves(): Promise<void> {
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
  const bare = await bareServer(server.house);
  try {
    await fillLibrary(server.house);
    const students = (demoDomains[0]?.users ?? []).filter(
      ({ level, programs }) => level === "usr" && programs?.includes("Cabin baggage screening"),
    );
    const rounds: { ours: number; bare: number; p95Ms: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const members = students.slice(round * LANES, (round + 1) * LANES);
      const lanes = await Promise.all(members.map(({ username }) => decisionsOf(server.address, username)));
      const inserts = Array.from({ length: LANES }, () => Array.from({ length: 50_000 }, () => insertShot));
      const plain = await hammer({ address: bare.address, seconds: SECONDS / 2, lanes: inserts });
      const ours = await hammer({ address: server.address, seconds: SECONDS, lanes });
      rounds.push({ ours: ours.perSecond, bare: plain.perSecond, p95Ms: ours.p95Ms });
    }
    const counted = rounds.slice(1).toSorted((one, other) => one.ours / one.bare - other.ours / other.bare);
    const middle = counted[Math.floor(counted.length / 2)]!;
    console.log(`saves.ratioToBare ${(middle.ours / middle.bare).toFixed(2)} x`);
    console.log(`saves.perSecond ${Math.round(middle.ours)} /s`);
    console.log(`saves.barePerSecond ${Math.round(middle.bare)} /s`);
    console.log(`saves.p95 ${middle.p95Ms.toFixed(1)} ms`);
  } finally {
    await bare.stop();
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
