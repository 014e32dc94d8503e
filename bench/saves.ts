import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { demoDomains, demoPassword } from "../content/tenant.ts";
import type { House } from "../server/src/house.ts";
import { readSettings } from "../server/src/settings.ts";
import { startServer } from "../server/src/startServer.ts";
import { hammer, type Shot } from "./hammer.ts";

const SECONDS = 6;
const LANES = 6;
const IMAGES = 500;
/** The first one warms the engine up and is not counted. */
const ROUNDS = 4;
const SYSTEM = 1;

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

const insertShot: Shot = {
  method: "POST",
  path: "/save",
  headers: {},
  body: JSON.stringify({ size: 1, mediaType: "application/vnd.vigil.bench" }),
};

async function bareServer({ pool }: House): Promise<{ address: string; stop: () => Promise<void> }> {
  const app = Fastify();
  app.post<{ Body: { size: number; mediaType: string } }>("/save", async ({ body }) => {
    const hash = randomBytes(32).toString("hex");
    await pool.query("insert into files (hash, size, media_type) values ($1, $2, $3)", [hash, body.size, body.mediaType]);
    return { hash };
  });
  return { address: await app.listen({ host: "127.0.0.1", port: 0 }), stop: async () => app.close() };
}

/** Images without pictures: a decision reads how many views there are, never what they show. */
const fillLibrary = ({ asDomain }: House): Promise<void> =>
  asDomain(
    SYSTEM,
    async (tx) => {
      const { id: libraryId } = await tx.selectFrom("imageLibraries").select("id").executeTakeFirstOrThrow();
      const views = JSON.stringify([0, 1].map(() => ({ file: "", bytes: 0, width: 1024, height: 768 })));
      const images = await tx
        .insertInto("images")
        .values(
          Array.from({ length: IMAGES }, () => ({ libraryId, kind: "innocent" as const, decision: "P" as const, category: null, views })),
        )
        .returning("id")
        .execute();
      await tx
        .insertInto("imageTruths")
        .values(images.map(({ id }) => ({ imageId: id })))
        .execute();
      const rules = {
        practiceNumberOfImages: IMAGES,
        practiceFeedback: false,
        imageTimerPractice: 60,
        sessionTimerPractice: 3600,
        courseEnforceOrder: false,
      };
      await tx
        .updateTable("configurations")
        .set({ settings: JSON.stringify(rules) })
        .where("root", "=", true)
        .execute();
    },
    { shared: true },
  );

/** Signs a student in, starts a practice session, and answers the decisions of all its images. */
async function decisionsOf(address: string, username: string): Promise<Shot[]> {
  const visit = await fetch(`${address}/api/user/login`);
  const first = { cookie: cookieOf(visit), "x-xsrf-token": visit.headers.get("x-xsrf-token") ?? "", "content-type": "application/json" };
  const credentials = JSON.stringify({ username, password: demoPassword, domain: demoDomains[0]?.name });
  const signedIn = await fetch(`${address}/api/user/login`, { method: "POST", headers: first, body: credentials });
  if (!signedIn.ok) throw new Error(`${username} was answered ${signedIn.status} ${await signedIn.text()}`);
  const headers = {
    cookie: cookieOf(signedIn) || first.cookie,
    "x-xsrf-token": signedIn.headers.get("x-xsrf-token") ?? first["x-xsrf-token"],
  };
  const programs = await answer<{ id: number; title: string; courses: { id: number; type: string }[] }[]>(`${address}/api/training`, {
    headers,
  });
  const program = programs.find(({ courses }) => courses.some(({ type }) => type === "simulator"));
  const course = program?.courses.find(({ type }) => type === "simulator");
  const path = `/api/training/simulator/programs/${program?.id}/courses/${course?.id}/units/1/type/Practice`;
  const { sessionId, images } = await answer<{ sessionId: number; images: { index: number }[] }>(`${address}${path}`, {
    method: "POST",
    headers,
  });
  const body = JSON.stringify({ decision: "VP", category: null, markedLocations: [], opened: false, shownMs: 0, elapsedMs: 3_600_000 });
  return images.map(({ index }) => ({
    method: "PUT",
    path: `/api/training/simulator/sessions/${sessionId}/images/${index}`,
    headers,
    body,
  }));
}

const cookieOf = (answered: Response): string => answered.headers.get("set-cookie")?.split(";")[0] ?? "";

async function answer<T>(url: string, options: RequestInit): Promise<T> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} was answered ${response.status} ${await response.text()}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark of our own server
  return (await response.json()) as T;
}
