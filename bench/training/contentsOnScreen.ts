import { chromium, type Browser } from "@playwright/test";
import type { BenchLearner } from "./learners.ts";
import { share, type Place } from "./place.ts";

const ROUNDS = 5;
const SLOWER = 4;
const PAGES = 1000;

/**
 * In the page: how long after the last byte of the course its table of contents was painted, as far as it is seen. A frame's callbacks
 * come before its painting, and its timers behind it. Asking in every frame whether it is there would cost frames of its own.
 */
const watch = (course: string) => `window.drawn = new Promise((resolve) => {
  const answer = () => {
    const data = performance.getEntriesByType("resource").findLast(({ name }) => name.includes(${JSON.stringify(course)} + "?"));
    resolve({
      drawnMs: performance.now() - data.responseEnd,
      dataKb: data.decodedBodySize / 1000,
      sentKb: data.encodedBodySize / 1000,
      entries: document.querySelectorAll("nav li").length,
    });
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector("details nav a[aria-current=page]") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(answer));
  });
  observer.observe(document, { childList: true, subtree: true });
})`;

/** From the last byte of a course of a thousand pages, in the middle of the program, to its tree on the screen of a processor four times as slow. */
export async function contentsOnScreen(place: Place, learner: BenchLearner, domain: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  try {
    const drawn: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { drawnMs, dataKb, sentKb, entries } = await openPage(browser, place, learner, domain);
      drawn.push(drawnMs);
      if (round === 0) console.log(`# ${PAGES} pages: ${dataKb} kB, ${sentKb} kB on the wire, ${entries} entries drawn`);
    }
    console.log(`training.contentsOnScreen ${Math.round(share(drawn, 0.5))} ms`);
    console.log(`training.contentsOnScreenWorst ${Math.round(Math.max(...drawn))} ms`);
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, { address, programId, courseIds }: Place, { headers }: BenchLearner, domain: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
  const [name = "", value = ""] = headers.cookie.split("=");
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const courseId = courseIds[Math.floor(courseIds.length / 2)];
  await page.addInitScript(watch(`/programs/${programId}/courses/${courseId}`));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(`${address}/${domain}/training/${programId}/${courseId}/5/45/445`);
  const giveUp = setTimeout(() => void page.close(), 120_000);
  const answer = await page.evaluate<{ drawnMs: number; dataKb: number; sentKb: number; entries: number }>("window.drawn");
  clearTimeout(giveUp);
  await context.close();
  return answer;
}
