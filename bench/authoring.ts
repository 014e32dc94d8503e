import { chromium, type CDPSession, type Page } from "@playwright/test";
import { loadavg, tmpdir } from "node:os";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ChangesAnswer, DraftChange } from "@vigil/model/authoring/draftChange";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { administratorApi } from "../e2e/administratorApi.ts";
import { signIn } from "../e2e/steps.ts";
import { startVigil } from "../e2e/vigil.ts";
import { pastedDocument } from "./pastedDocument.ts";
import { share } from "./training/place.ts";

const PAGES = 300;
const BLOCKS = 8;
const KEYSTROKES = 120;
const OPENINGS = 5;
const SAVES = 40;

type Api = Awaited<ReturnType<typeof administratorApi>>;

/** `npm run bench -- authoring`: a course of 300 pages in the editor. Opening it, a keystroke in it, and a page of it saved. */
export async function authoring(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "vigil-authoring-"));
  const vigil = await startVigil({ dataDirectory: directory, images: 0 });
  try {
    const api = await administratorApi(vigil.url);
    const courseId = await longCourse(api);
    console.log(`# ${PAGES} pages of ${BLOCKS} blocks, load ${loadavg()[0]!.toFixed(1)}`);
    await saves(api, courseId);
    await inBrowser(vigil.url, courseId);
    await api.close();
    console.log(`# load ${loadavg()[0]!.toFixed(1)}`);
  } finally {
    await vigil.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

const words = (page: number, block: number) =>
  `Paragraph ${block} of page ${page}, as long as sentences in courses are: three lines of it.`;

async function longCourse(api: Api): Promise<number> {
  const { courseId } = await api.call("POST", "courses/drafts", { title: "A long course", code: "BENCHLONG", locale: "en" });
  const act = async (body: object): Promise<string> => (await api.call("POST", `courses/${courseId}/draft/acts`, body)).key;
  const unit = await act({ act: "add", kind: "unit", piece: "outline", block: { name: "Unit" } });
  const section = await act({ act: "add", kind: "section", piece: unit, block: { name: "Section" } });
  for (let page = 1; page <= PAGES; page++) {
    const key = await act({ act: "add", kind: "page", piece: section, block: { title: `Page ${page}` } });
    const changes = Array.from({ length: BLOCKS }, (_, block): DraftChange => ({
      piece: key,
      key: `bpage${page}block${block}`.padEnd(12, "0"),
      base: null,
      block: { kind: "paragraph", text: words(page, block) },
    }));
    await api.call("POST", `courses/${courseId}/draft/changes`, { changes });
  }
  return courseId;
}

/** All blocks of a page in one call, as after a paste; what the server needs is told by itself (server-timing), else with the way there. */
async function saves(api: Api, courseId: number): Promise<void> {
  const draft: Draft = await api.call("GET", `courses/${courseId}/draft`);
  const blocks = draft.parts.filter(({ piece }) => piece === "p150");
  const revisions = new Map(blocks.map(({ key, revision }) => [key, revision]));
  const times: number[] = [];
  for (let round = 0; round < SAVES; round++) {
    const changes = blocks.map(({ piece, key }) => ({
      piece,
      key,
      base: revisions.get(key)!,
      block: { kind: "paragraph", text: `Round ${round} of ${key}.` },
    }));
    const begun = performance.now();
    const { answers }: ChangesAnswer = await api.call("POST", `courses/${courseId}/draft/changes`, { changes });
    times.push(performance.now() - begun);
    for (const answer of answers) if (answer.saved) revisions.set(answer.key, answer.revision);
  }
  tell("authoring.save", times, `a page of ${blocks.length} blocks, with the way there`);
}

async function inBrowser(url: string, courseId: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, "domain.admin", { base: url });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable");
    await openings(page, cdp, `${url}/demo/admin/courses/${courseId}/write/p150`);
    await keystrokes(page, cdp);
    const { whole, longest } = await pastedDocument(browser, page);
    console.log(
      `authoring.paste ${whole.toFixed(0)} ms of processor, its longest frame ${longest.toFixed(0)} ms, 3,000 paragraphs of Word`,
    );
  } finally {
    await browser.close();
  }
}

/** From the address to the text that can be written in, files of the product in the browser's cache. */
async function openings(page: Page, cdp: CDPSession, address: string): Promise<void> {
  const [times, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round <= OPENINGS; round++) {
    await page.goto("about:blank");
    const begun = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    await page.getByRole("textbox", { name: /^Text of/u }).waitFor();
    // the first fetches the code
    if (round > 0) times.push(performance.now() - begun);
    if (round > 0) busy.push(1000 * (await metric(cdp, "TaskDuration")));
  }
  tell("authoring.open", times, "to the text that can be written in");
  tell("authoring.open.processor", busy, "of the page's thread");
}

/** Script, layout and painting of the page's thread for each letter. */
async function keystrokes(page: Page, cdp: CDPSession): Promise<void> {
  await page.getByRole("textbox", { name: /^Text of/u }).click();
  await page.keyboard.press("End");
  const [script, whole]: [number[], number[]] = [[], []];
  for (let letter = 0; letter < KEYSTROKES; letter++) {
    const before = [await metric(cdp, "ScriptDuration"), await metric(cdp, "TaskDuration")] as const;
    await page.keyboard.press(letter % 6 === 5 ? "Space" : "KeyE");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    script.push(1000 * ((await metric(cdp, "ScriptDuration")) - before[0]));
    whole.push(1000 * ((await metric(cdp, "TaskDuration")) - before[1]));
  }
  tell("authoring.key.script", script, "a letter");
  tell("authoring.key.processor", whole, "a letter, all of the page's thread");
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

function tell(name: string, times: readonly number[], what: string): void {
  console.log(`${name} ${[0.5, 0.95, 1].map((part) => share(times, part).toFixed(1)).join(" / ")} ms, ${what}`); // p50 / p95 / longest
}
