import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readSettings } from "../../src/settings.ts";
import { connectOwner, databasePlace } from "../../src/storage/databasePlace.ts";
import { postmasterOf } from "../../src/storage/postmaster.ts";
import { signedIn } from "./apiClient.ts";
import { emptyLedger, lostWrites, type Ledger } from "./ledger.ts";
import { startServerProcess } from "./serverProcess.ts";
import { makePaper } from "./makePaper.ts";
import { writeCompanies, writeDecisions } from "./writers.ts";
import { writeAnswers } from "./writeAnswers.ts";
import { writeTraining } from "./writeTraining.ts";

export interface KillReport {
  rounds: number;
  acknowledged: {
    companies: number;
    decisions: number;
    seals: number;
    pages: number;
    labs: number;
    seconds: number;
    answers: number;
    exams: number;
  };
  lost: string[];
  /** From the kill to the next acknowledged write, the longest of each kind. */
  recoveryMs: Record<Kill, number>;
}

const kinds = ["server", "postgres", "both"] as const;
type Kill = (typeof kinds)[number];
const password = "Vigil-2026";

/**
 * Kills the server, its PostgreSQL or both without warning while people save through the API, again and again. Whatever was acknowledged
 * is written down here and looked for in the database afterwards, on a connection of our own.
 */
export async function killRounds(rounds: number, tell: (line: string) => void = () => {}): Promise<KillReport> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-kill-")));
  const demo = { DEMO: "on", DEMO_IMAGES: "0", DEMO_HISTORY: "off" }; // nothing of it is made meanwhile but what people save
  const environment = { DATA_DIR: directory, PORT: "0", ...demo, GENERATOR_WORKERS: "0", RATE_LIMIT: "0" };
  const settings = readSettings(environment);
  const data = join(directory, "database", "postgres");
  let server = await startServerProcess(environment);
  const ledger = emptyLedger();
  const report: KillReport = {
    rounds,
    acknowledged: { companies: 0, decisions: 0, seals: 0, pages: 0, labs: 0, seconds: 0, answers: 0, exams: 0 },
    lost: [],
    recoveryMs: { server: 0, postgres: 0, both: 0 },
  };
  const ending = new AbortController();
  let writers: Promise<unknown> = Promise.resolve();
  let socketDirectory = "";
  try {
    const address = () => server.address;
    const administrator = await signedIn(address, { domain: "demo", username: "domain.admin", password });
    const student = await signedIn(address, { domain: "demo", username: "student", password });
    const reader = await signedIn(address, { domain: "demo", username: "student", password });
    const examinee = await signedIn(address, { domain: "demo", username: "student", password });
    const place = await databasePlace(settings, { visit: true });
    if ("host" in place.where) socketDirectory = place.where.host;
    const owner = await connectOwner(place);
    const unitPath = await makePaper(owner);
    await owner.end();
    const writing = Array.from({ length: WRITERS - 3 }, (_, writer) =>
      writeCompanies(administrator, ledger, `writer ${writer}`, ending.signal),
    );
    writers = Promise.all([
      ...writing,
      writeDecisions(student, ledger, unitPath, ending.signal),
      writeTraining(reader, ledger, readCourses, ending.signal),
      writeAnswers(examinee, ledger, ending.signal),
    ]);
    writers.catch((error: unknown) => ending.abort(error));

    for (let round = 0; round < rounds; round++) {
      const kind = kinds[round % kinds.length] ?? "server";
      await moreWrites(ledger, ending.signal, 25 + ((round * 37) % 60)); // a different moment each time
      const killed = performance.now();
      const postmaster = postmasterOf(data);
      if (kind !== "server" && postmaster !== undefined) process.kill(postmaster, "SIGKILL");
      if (kind !== "postgres") {
        await server.kill();
        server = await startServerProcess(environment);
      }
      if (kind !== "server") await until(ending.signal, () => ![undefined, postmaster].includes(postmasterOf(data))); // the old one's processes save on for a moment
      await moreWrites(ledger, ending.signal, WRITERS + 1); // one of them was begun after the kill
      const recovered = performance.now() - killed;
      report.recoveryMs[kind] = Math.max(report.recoveryMs[kind], recovered);
      const seen = await connectOwner(place);
      const lost = await lostWrites(seen, ledger);
      await seen.end();
      report.lost.push(...lost);
      tell(
        `round ${round + 1} of ${rounds}: ${kind} killed, ${ledger.acknowledged} writes acknowledged, ${lost.length} lost, saving again after ${Math.round(recovered)} ms`,
      );
    }
  } finally {
    ending.abort();
    await writers.catch(() => {}); // what ended them early has been seen by moreWrites
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
    if (socketDirectory !== "") rmSync(socketDirectory, { recursive: true, force: true });
  }
  report.acknowledged = {
    companies: ledger.companies.size,
    decisions: ledger.decisions.size,
    seals: ledger.seals.size,
    pages: ledger.pages.size,
    labs: ledger.labs.size,
    answers: ledger.answers.size,
    exams: ledger.exams.size,
    seconds: [...ledger.times.values()].reduce((sum, seconds) => sum + seconds, 0),
  };
  return report;
}

const WRITERS = 6;
const readCourses = ["Prohibited articles", "Checkpoint exercises"];
const PATIENCE_MS = 60_000;

async function moreWrites(ledger: Ledger, ending: AbortSignal, count: number) {
  const wanted = ledger.acknowledged + count;
  await until(ending, () => ledger.acknowledged >= wanted);
}

async function until(ending: AbortSignal, reached: () => boolean) {
  for (const end = Date.now() + PATIENCE_MS; !reached(); await pause(5)) {
    ending.throwIfAborted();
    if (Date.now() > end) throw new Error(`Nothing has been saved for ${PATIENCE_MS / 1000} seconds.`);
  }
}
