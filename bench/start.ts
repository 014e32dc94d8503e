import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postmasterOf } from "../server/src/storage/postmaster.ts";
import { startServerProcess } from "../server/test/ledger/serverProcess.ts";

const ROUNDS = 5;

/** From the start of the process until it names its address: on an empty directory with the demo, on existing data, after both were killed. */
export async function start(): Promise<void> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-start-")));
  const data = join(directory, "database", "postgres");
  // what `npm start` keeps beside the packages
  const environment = {
    DATA_DIR: directory,
    PORT: "0",
    DEMO: "on",
    GENERATOR_WORKERS: "0",
    NODE_COMPILE_CACHE: join(directory, "compiled"),
  };
  try {
    const first = await startServerProcess(environment);
    console.log(`start.firstRun ${Math.round(first.readyMs)} ms`);
    await first.stop();
    const ready: number[] = [];
    const recovered: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const again = await startServerProcess(environment);
      ready.push(again.readyMs);
      const postmaster = postmasterOf(data);
      if (postmaster !== undefined) process.kill(postmaster, "SIGKILL");
      await again.kill();
      const afterwards = await startServerProcess(environment);
      recovered.push(afterwards.readyMs);
      await afterwards.stop();
    }
    console.log(`start.ready ${median(ready)} ms`);
    console.log(`start.readyAfterKill ${median(recovered)} ms`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const median = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
