import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { builtServer } from "../tools/builtServer.ts";
import { freePort } from "./freePort.ts";
import { startLate } from "./late.ts";

export interface Vigil {
  url: string;
  dataDirectory: string;
  process: ChildProcess;
  /** As a power cut would: no goodbye. */
  kill(): Promise<void>;
  /** Politely; also removes the data directory when this start made it. */
  stop(): Promise<void>;
}

/** Where the global setup leaves the demo as it is before the first journey. */
export const demoPlace = "VIGIL_E2E_DEMO";

/** Starts the real server on a free port and waits until it is ready; `copied`: with the journeys' demo, which takes no making anew. */
export async function startVigil(
  options: { dataDirectory?: string; copied?: boolean; port?: number; images?: number; history?: boolean } = {},
): Promise<Vigil> {
  const seed = process.env["LATE"] ?? "";
  const shown = options.port ?? (await freePort());
  const port = seed === "" ? shown : await freePort();
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(tmpdir(), "vigil-e2e-"));
  if (options.copied === true) copyDemo(dataDirectory);
  const child = spawn(process.execPath, [builtServer()], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDirectory,
      LOG_LEVEL: "info",
      DEMO: "on",
      DEMO_IMAGES: String(options.images ?? 24),
      DEMO_HISTORY: options.history === true ? "on" : "off",
      DATABASE_URL: "",
      RATE_LIMIT: "60000", // two browsers do in a minute what a hundred people do, and all of them at one address
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const late = seed === "" ? undefined : await startLate({ port: shown, behind: port, seed });
  const log = createWriteStream(join(dataDirectory, "server.log"), { flags: "a" });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const url = `http://127.0.0.1:${shown}`;
  const over = async (signal: NodeJS.Signals) => {
    await ended(child, signal);
    await late?.close();
  };
  await ready(url, child, dataDirectory).catch(async (error: unknown) => {
    await over("SIGKILL"); // nobody else knows of it, and it would go on making images beside all other journeys
    throw error;
  });
  return {
    url,
    dataDirectory,
    process: child,
    kill: () => over("SIGKILL"),
    stop: async () => {
      await over("SIGTERM");
      if (options.dataDirectory === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Whom each file belongs to stays: the database asks for it. */
function copyDemo(to: string): void {
  const from = process.env[demoPlace];
  if (from === undefined) throw new Error("The journeys have no demo to copy: their global setup makes it.");
  execFileSync("cp", ["-a", `${from}/.`, to]);
}

/** Waits until the demo's library is complete. */
export async function imagesMade({ dataDirectory }: Vigil, patience = 600_000): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(250))
    if (readFileSync(join(dataDirectory, "server.log"), "utf8").includes("The images are made")) return;
  throw new Error(`The library is not made: ${lastWords(dataDirectory)}`);
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });

async function ready(url: string, child: ChildProcess, dataDirectory: string): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${lastWords(dataDirectory)}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server is not ready: ${lastWords(dataDirectory)}`);
}

/** Where a run is only read about, its files are gone. */
const lastWords = (dataDirectory: string) => readFileSync(join(dataDirectory, "server.log"), "utf8").slice(-2000);
