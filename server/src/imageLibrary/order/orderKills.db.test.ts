import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn, type ApiClient } from "../../../test/ledger/apiClient.ts";
import { startServerProcess, type ServerProcess } from "../../../test/ledger/serverProcess.ts";

/** One small library on the real server, which is killed in the middle of everything it does with it: of bags that are made quickly, whatever their level. */
const IMAGES = 3;
const order = {
  size: IMAGES,
  threatShare: 0.34,
  categories: { knives: 1 },
  kinds: ["foldingKnife"],
  containers: ["tray"],
  scanner: "S160single",
  seed: 7,
};
const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-library-kills-")));
const environment = {
  DATA_DIR: directory,
  PORT: "0",
  DEMO: "on",
  DEMO_IMAGES: "0",
  DEMO_HISTORY: "off",
  GENERATOR_WORKERS: "1",
  RATE_LIMIT: "0",
};
let server: ServerProcess;
let keeper: ApiClient;
let library = 0;

beforeAll(async () => {
  server = await startServerProcess(environment);
  keeper = await signedIn(() => server.address, { domain: "demo", username: "domain.admin", password: "Vigil-2026" });
  const made = await keeper.call("POST", "/api/imagelibraries", { name: "Trays", threatCategories: ["knives"] });
  library = (made.body as { id: number }).id;
  const ordered = await keeper.call("POST", `/api/imagelibraries/${library}/jobs`, order);
  if (ordered.status !== 201) throw new Error(JSON.stringify(ordered.body));
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

/** Asked again until it is so; the test's own time limit ends it. */
async function until<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (isSo(found)) return found;
    await pause(50);
  }
}
const killed = async () => {
  await server.kill();
  server = await startServerProcess(environment);
};
const read = async <T>(path: string) => (await keeper.call("GET", path)).body as T;
const progress = () => read<{ made: number; wanted: number; state: string }>(`/api/imagelibraries/${library}/progress`);
const imagesOf = async (id: number) => (await read<{ rows: { id: number }[] }>(`/api/images?imageLibraryId=${id}&limit=100`)).rows.length;
const taskOf = async (id: number) => (await read<LibraryTask[]>("/api/librarytasks")).find((task) => task.id === id)!;
/** The task, killed as soon as it has begun, or done something when `from` says so, and then left to end. */
const killedAndEnded = async (asked: { status: number; body: unknown }, from = 0) => {
  expect(asked.status).toBe(201);
  const { id } = asked.body as LibraryTask;
  const begun = await until(() => taskOf(id), ({ state, done }) => state !== "waiting" && (state !== "running" || done >= from)); // prettier-ignore
  expect(begun.state).toBe("running");
  await killed();
  return until(() => taskOf(id), ({ state }) => state !== "waiting" && state !== "running"); // prettier-ignore
};

test(
  "a library is made, exported, imported and made again though the server is killed in the middle of each",
  { timeout: 600_000 },
  async () => {
    expect(await until(progress, ({ made: so }) => so > 0)).toMatchObject({ state: "running" });
    await killed();
    const { made } = await until(progress, ({ state }) => state !== "waiting" && state !== "running");
    expect([made, await imagesOf(library)]).toEqual([IMAGES, IMAGES]);

    const exported = await killedAndEnded(await keeper.call("POST", `/api/imagelibraries/${library}/export`, {}));
    expect(exported).toMatchObject({ state: "done", counts: { images: IMAGES } });
    const archives = (await readdir(join(directory, "archives"))).filter((name) => !name.startsWith("new-"));
    expect(archives).toHaveLength(1);

    const body = new FormData();
    body.append("file", new Blob([await readFile(join(directory, "archives", archives[0]!))]), "library.zip");
    const imported = await killedAndEnded(await keeper.call("POST", "/api/imagelibraries/import?name=Survivor", body));
    expect(imported).toMatchObject({ state: "done", counts: { images: IMAGES, skipped: 0 } });
    expect(await imagesOf(imported.libraryId!)).toBe(IMAGES);
    const { rows } = await read<{ rows: { name: string }[] }>("/api/imagelibraries?fields=name&limit=100");
    expect(rows.filter(({ name }) => name === "Survivor")).toHaveLength(1);
    expect((await readdir(join(directory, "archives"))).filter((name) => name.startsWith("import-"))).toEqual([]);

    const remade = await killedAndEnded(await keeper.call("POST", `/api/imagelibraries/${imported.libraryId}/remake`, {}), 1);
    expect(remade).toMatchObject({ state: "done", done: IMAGES, counts: { unchanged: IMAGES }, failures: [] });
    expect(await imagesOf(imported.libraryId!)).toBe(IMAGES);
  },
);
