import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { benchmarkDomain } from "../server/src/benchmarkSeed.ts";
import { readSettings } from "../server/src/settings.ts";
import { startServer } from "../server/src/startServer.ts";
import { connectOwner, databasePlace, type DatabasePlace } from "../server/src/storage/databasePlace.ts";

/** Kept there, so that the next run has them: `BENCH_DATA=data/bench BENCH_USERS=1000000 npm run bench -- lists`. */
const kept = process.env["BENCH_DATA"];

interface BenchmarkServer {
  server: Awaited<ReturnType<typeof startServer>>;
  place: DatabasePlace;
  owner: pg.Client;
  domainId: number;
  /** Where its data are. */
  directory: string;
}

/** A server of its own over the benchmark's domain, which is filled where it is not there yet; thrown away afterwards unless its data are kept. */
export async function withBenchmarkServer(
  { fill, filled }: { fill: (owner: pg.Client, domainId: () => Promise<number>) => Promise<void>; filled: string },
  work: (benchmark: BenchmarkServer) => Promise<void>,
): Promise<void> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), "vigil-bench-"));
  const settings = readSettings({
    DATA_DIR: directory,
    PORT: "0",
    DEMO: "off",
    RATE_LIMIT: "0",
    GENERATOR_WORKERS: "0",
    LOG_LEVEL: "error",
  });
  const server = await startServer(settings);
  const place = await databasePlace(settings, { visit: true });
  const owner = await connectOwner(place);
  try {
    const found = async () => (await owner.query<{ id: number }>("select id from domains where name = $1", [benchmarkDomain])).rows[0]?.id;
    if ((await found()) === undefined) {
      const begun = performance.now();
      await fill(owner, async () => (await found())!);
      console.log(`# ${filled}, filled in ${Math.round((performance.now() - begun) / 1000)} s`);
    }
    await work({ server, place, owner, domainId: (await found())!, directory });
  } finally {
    await owner.end();
    await place.stop();
    await server.stop();
    if (kept === undefined) rmSync(directory, { recursive: true, force: true });
  }
}
