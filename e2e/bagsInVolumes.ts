import { expect, type Page } from "@playwright/test";
import { runsOf } from "@vigil/model/simulator/volumeMarks";
import type { DecisionAnswer, SessionStart, ThreatBody } from "@vigil/model/simulator/wire";
import { administratorApi } from "./administratorApi.ts";
import type { Learner } from "./learner.ts";
import { begin, goToUnit } from "./steps.ts";

type Place = readonly [x: number, y: number, z: number];

/** Where a bag's threat is: a voxel in the middle of its longest run, and the category it is of. */
export interface KnownThreat {
  voxel: Place;
  /** Of the volume, in voxels. */
  size: Place;
  category: string;
}

const practiceOf = async (baseURL: string) => {
  const { call, close } = await administratorApi(baseURL);
  const [program] = await call("GET", "programs?search=Cabin%20baggage%20in%20CT");
  const [course] = await call("GET", "courses?search=CT%20simulator");
  await close();
  return { course: course.id, path: `training/simulator/programs/${program.id}/courses/${course.id}/units/1/type/Practice` };
};

/** Has bags with knives made for the demo's library of the tomograph, which a small demo leaves empty: as many as its practice asks for. */
export async function makeTomographBags(baseURL: string, size = 4): Promise<void> {
  const { call, close } = await administratorApi(baseURL, "system.admin");
  const [library] = await call("GET", "imagelibraries?search=Cabin%20baggage%20in%20CT");
  const made = async (): Promise<number> => (await call("GET", `images?imageLibraryId=${library.id}`)).length;
  if ((await made()) === 0)
    await call("POST", `imagelibraries/${library.id}/jobs`, { size, threatShare: 1, categories: { knives: 1 }, scanner: "T160" });
  await expect.poll(made, { timeout: 120_000 }).toBe(size);
  await close();
}

/** From the home of whoever has the demo's program of the tomograph to its first bag. */
export async function beginTomograph(page: Page): Promise<void> {
  await goToUnit(page, "Cabin baggage in CT", "CT simulator", "Practice");
  await page.getByRole("link", { name: /Start practice/ }).click();
  await begin(page).click();
}

/** Somebody else takes the practice before, lets everything pass, and is told in feedback what was in the bags: by the size of their volumes, as an image has another number in each session. */
export async function knownThreats(baseURL: string, { username, password }: Learner): Promise<Map<number, KnownThreat>> {
  const { path } = await practiceOf(baseURL);
  const { call, bytes, close } = await administratorApi(baseURL, username, password);
  const { sessionId, images }: SessionStart = await call("POST", path);
  const threats = new Map<number, KnownThreat>();
  for (const [index, { volume }] of images.entries()) {
    const decision = { decision: "VP", category: null, markedLocations: [], opened: false, shownMs: index, elapsedMs: index };
    const { feedback }: DecisionAnswer = await call("PUT", `training/simulator/sessions/${sessionId}/images/${index}`, decision);
    const [body] = feedback?.threatBodies ?? [];
    if (!body || !volume) throw new Error(`Bag ${index + 1} has no threat or no volume.`);
    const size = sizeOf(await bytes(volume.url));
    threats.set(volume.bytes, { voxel: middleOf(body), size, category: feedback?.threatCategory ?? "" });
  }
  await call("PUT", path, { sessionId, duration: 1, state: [] });
  await close();
  return threats;
}

function middleOf(body: ThreatBody): Place {
  const [x, y, z, length] = [...runsOf(body)].reduce((longest, run) => (run[3] > longest[3] ? run : longest));
  return [body.from[0] + x, body.from[1] + y, body.from[2] + z + Math.floor(length / 2)];
}

/** Of a volume's file (volumeFile.ts). */
const sizeOf = (file: Buffer): Place => [file.readUInt16LE(12), file.readUInt16LE(14), file.readUInt16LE(16)];

/** Watches a page for the session it begins; answers what is known of the threat of one of its bags, and the place of its category. */
export function watchedSession(page: Page, threats: ReadonlyMap<number, KnownThreat>) {
  let start: SessionStart | undefined;
  page.on("response", async (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/type/Practice")) start = await response.json();
  });
  return (index: number) => {
    const threat = threats.get(start?.images[index]?.volume?.bytes ?? 0);
    if (threat === undefined || start === undefined) throw new Error(`Nothing is known of bag ${index + 1}.`);
    const categories: readonly string[] = start.imageLibrary.threatCategories;
    return { ...threat, category: categories.indexOf(threat.category) };
  };
}
