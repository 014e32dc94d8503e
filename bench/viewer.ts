import { type Browser, chromium, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { demoPassword } from "../content/tenant.ts";
import { imagesMade, startVigil } from "../e2e/vigil.ts";
import { pageMemory } from "./pageMemory.ts";
import { dragThreat } from "./tip.ts";

interface Program {
  id: number;
  courses: { id: number; type: string }[];
}
interface Course {
  imageLibraryId: number;
  content: { units: { id: number; type: string }[] };
}

interface Size {
  width: number;
  height: number;
}

/** Milliseconds until the demo's images are made, on whatever machine. */
const PATIENCE = 900_000;
/** Milliseconds with the rules. */
const READING = 4000;
const bags = 12;
const decided = 6;
/** Of both views together, with the window that gives it. */
const sizes = [
  { name: "", views: "1024 × 768", viewport: { width: 1324, height: 930 } },
  { name: ".1080", views: "1920 × 1080", viewport: { width: 2220, height: 1242 } },
];
const controls = ["2", "3", "5", "e", "q", "t", "4", "1", "+", "0"];

/** With the server and headless Chromium, drawn by its software renderer. */
async function inBrowser(measure: (browser: Browser, url: string) => Promise<void>, images: number): Promise<void> {
  const root = join(import.meta.dirname, "..");
  spawnSync(process.execPath, ["-e", "import('./tools/build.mjs').then(({ buildWeb }) => buildWeb())"], { cwd: root, stdio: "inherit" });
  const vigil = await startVigil({ images });
  await imagesMade(vigil, PATIENCE);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  try {
    await measure(browser, vigil.url);
  } finally {
    await browser.close();
    await vigil.stop();
  }
}

const pageOf = async (browser: Browser, viewport: Size = sizes[0]!.viewport): Promise<Page> => {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1, locale: "en", reducedMotion: "reduce" });
  page.setDefaultTimeout(120_000);
  return page;
};

/**
 * The simulator: the first bag, the next bag, a change of a control, a frame while the wheel zooms, and what two hundred bags leave in memory. Targets (docs/benchmarks.md): next
 * bag ≤ 400 ms, control ≤ 250 ms; at 1920 × 1080 ≤ 700 and ≤ 350 ms; first bag ≤ 1.5 s.
 */
export const viewer = (): Promise<void> =>
  inBrowser(async (browser, url) => {
    for (const { name, views, viewport } of sizes) {
      console.log(`# both views ${views}`);
      const hasty = await pageOf(browser, viewport);
      await openPractice(hasty, url, name);
      await measureFirst(hasty, `firstBag${name}`);
      for (let index = 0; index < sessionBags; index++) await decideOne(hasty, index);
      await hasty.close();
      const page = await pageOf(browser, viewport);
      await openPractice(page, url);
      await page.waitForTimeout(READING);
      await measureFirst(page, `firstBag.read${name}`);
      await measureSession(page, name);
      await page.close();
    }
    await measureVolume(browser, url);
    await pageMemory(url, sizes[0]!.viewport);
  }, bags);

/** A tomograph's console on its sample: from the first volume that is made to its picture, and a picture of it turning. */
async function measureVolume(browser: Browser, url: string): Promise<void> {
  const page = await pageOf(browser);
  await signIn(page, url, "system.admin");
  await page.goto(`${url}/demo/admin/consoles/ctx`);
  await page.waitForSelector("[data-testid=volume]");
  // What makes the scan and the volume runs beside the page; counted is what comes after it.
  const first = await page.evaluate<number>(`(${firstVolume})()`);
  console.log(`viewer.ctFirst ${Math.round(first)} ms`);
  await page.waitForSelector("[data-testid=volume][data-fine=true]");
  console.log(`viewer.ctFrame ${Math.round(await page.evaluate<number>(`(${turning})()`))} ms`);
  await page.close();
}

// Text, for they run in the page. From the panes, which are there with the volume, to its first picture.
const firstVolume = `async () => {
  while (document.querySelector("[data-pane=body]") === null) await new Promise((done) => setTimeout(done, 4));
  const begun = performance.now();
  while (document.querySelector("[data-testid=volume][data-drawn]") === null) await new Promise((done) => setTimeout(done, 4));
  return performance.now() - begun;
}`;
const turning = `async () => {
  const volume = document.querySelector("[data-testid=volume]");
  const body = document.querySelector("[data-pane=body]");
  const turns = 20;
  const begun = performance.now();
  for (let turn = 0; turn < turns; turn++) {
    const before = volume.dataset.drawn;
    body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    while (volume.dataset.drawn === before) await new Promise((done) => setTimeout(done));
  }
  return (performance.now() - begun) / turns;
}`;

/** A threat dragged through a bag. */
export const tip = (): Promise<void> => inBrowser(async (browser, url) => dragThreat(browser, await pageOf(browser), url), 6);

/** From the press of *Begin* until the first bag may be decided, by the page's own clock: Playwright asks whether it is there twice a second. */
async function measureFirst(page: Page, figure: string): Promise<void> {
  const taken = page.evaluate<number>(`(${firstBag})()`);
  await page.getByRole("button", { name: /^(Begin|Go on)$/ }).click();
  console.log(`viewer.${figure} ${Math.round(await taken)} ms`);
}

// Text, for it runs in the page.
const firstBag = `() => new Promise((resolve) => {
  let pressed;
  addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (document.querySelector("[data-phase=looking]") === null) return;
    observer.disconnect();
    resolve(performance.now() - pressed);
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true, attributeFilter: ["data-phase"] });
})`;

async function measureSession(page: Page, name: string): Promise<void> {
  const changes: number[] = [];
  const next: number[] = [];
  for (let index = 0; index < decided; index++) {
    await idle(page);
    if (index === 0) for (const key of controls) changes.push(await timed(page, key, "redrawn"));
    if (index === 0) console.log(`viewer.zoomFrame${name} ${Math.round(await page.evaluate<number>(`(${wheel})()`))} ms`);
    await page.keyboard.press("p");
    await page.waitForSelector(`[data-phase=feedback][data-index="${index}"]`);
    await idle(page);
    next.push(await timed(page, "Enter", "nextBag"));
  }
  console.log(`viewer.nextBag${name} ${median(next)} ms`);
  console.log(`viewer.control${name} ${median(changes)} ms`);
  // The rest of the session, so that the next one begins at its first bag.
  for (let index = decided; index < sessionBags; index++) await decideOne(page, index);
}

const sessionBags = 10;

async function decideOne(page: Page, index: number): Promise<void> {
  await page.waitForSelector(`[data-phase=looking][data-index="${index}"]`);
  await page.keyboard.press("p");
  await page.waitForSelector(`[data-phase=feedback][data-index="${index}"]`);
  await page.keyboard.press("Enter");
}

async function signIn(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/demo/login`);
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/demo$/);
}

/** Signs in and goes to the intro of the practice, when all bags are made and the machine is quiet. Told under a name: until *Begin* can be pressed. */
async function openPractice(page: Page, url: string, name?: string): Promise<void> {
  await signIn(page, url, "student");
  const programs = await ask<Program[]>(page, "training");
  const program = programs.find(({ courses }) => courses.some(({ type }) => type === "simulator"));
  const course = program?.courses.find(({ type }) => type === "simulator");
  if (program === undefined || course === undefined) throw new Error("The demo has no simulator course for the student.");
  await page.goto(`${url}/demo/training/${program.id}/${course.id}`);
  await page.waitForLoadState("networkidle");
  const { imageLibraryId, content } = await ask<Course>(page, `training/programs/${program.id}/courses/${course.id}`);
  for (;;) {
    const { state } = await ask<{ state: string }>(page, `imagelibraries/${imageLibraryId}/progress`);
    if (state === "done") break;
    await page.waitForTimeout(500);
  }
  const unit = content.units.find(({ type }) => type === "Practice");
  await page.goto(`${url}/demo/simulator/session/${program.id}/${course.id}/${unit?.id}/Practice`, { waitUntil: "commit" });
  const there = await page.waitForFunction<number>(beginThere, undefined, { polling: 10 });
  if (name !== undefined) console.log(`viewer.intro${name} ${Math.round(await there.jsonValue())} ms`);
}

// Text, for it runs in the page: since it was asked for.
const beginThere = `[...document.querySelectorAll("button")].some(({ textContent, disabled }) => textContent === "Begin" && !disabled) && performance.now()`;

const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (call) => (await (await fetch(call, { headers: { "X-Domain": "demo" } })).json()) as Answer, `/api/${path}`);

/** Until nothing has been drawn for a while: the next bag is fetched and prepared. */
const idle = (page: Page) => page.waitForTimeout(3000);

/** From a key press until the graphics card has finished both views, by the page's own clock. */
const timed = (page: Page, key: string, until: "redrawn" | "nextBag"): Promise<number> =>
  page.evaluate<number>(`(${measure})(${JSON.stringify(key)}, ${JSON.stringify(until)})`);

// Text, for it runs in the page and this file knows no page. A zoom key redraws one view only.
const measure = `(key, until) => new Promise((resolve) => {
  const views = [...document.querySelectorAll("[data-drawn]")];
  const screen = document.querySelector("[data-testid=simulator]");
  const before = views.map(({ dataset }) => dataset.drawn);
  const index = screen.dataset.index;
  const begun = performance.now();
  const observer = new MutationObserver(() => {
    const drawn = views.filter(({ dataset }, place) => dataset.drawn !== before[place]).length;
    const redrawn = drawn >= ("+0".includes(key) ? 1 : views.length);
    const next = screen.dataset.index !== index && screen.dataset.phase === "looking";
    if (!(until === "nextBag" ? next : redrawn)) return;
    observer.disconnect();
    resolve(performance.now() - begun);
  });
  observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-drawn", "data-index", "data-phase"] });
  document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
})`;

/** Mean time from frame to frame while the wheel turns over the first view, each turn drawn before the next. */
const wheel = `async () => {
  const view = document.querySelector("[data-testid=view-0]");
  const { left, top, width, height } = view.getBoundingClientRect();
  const turns = 20;
  const begun = performance.now();
  for (let turn = 0; turn < turns; turn++) {
    const before = view.dataset.drawn;
    view.dispatchEvent(new WheelEvent("wheel", {
      deltaY: turn < turns / 2 ? -40 : 40, clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true,
    }));
    while (view.dataset.drawn === before) await new Promise((done) => setTimeout(done));
  }
  return (performance.now() - begun) / turns;
}`;

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);
