import { readFileSync } from "node:fs";
import { demoPassword } from "../content/tenant.ts";
import { type QuietPage, quietPage } from "./quietPage.ts";

/** Sessions of ten bags after which memory is looked at. */
const SESSIONS = [1, 20];
const BAGS = 10;

/** What a page and the graphics process hold after ten bags and after two hundred, by the system's own account. */
export async function pageMemory(url: string, size: { width: number; height: number }): Promise<void> {
  const page = await quietPage(size);
  try {
    await openPractice(page, url);
    for (let session = 1; session <= Math.max(...SESSIONS); session++) {
      await page.run(`(${takeSession})(${BAGS})`);
      if (SESSIONS.includes(session)) await tell(page, session * BAGS);
    }
  } finally {
    await page.stop();
  }
}

async function tell(page: QuietPage, bags: number): Promise<void> {
  const held = (await page.processes()).map((id) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0));
  console.log(`viewer.memory${bags} ${Math.round(held.reduce((sum, one) => sum + one, 0) / 1024)} MB`);
}

async function openPractice(page: QuietPage, url: string): Promise<void> {
  const password = "input[autocomplete=current-password]";
  await page.go(`${url}/demo/login`);
  await page.until(`document.querySelector("${password}")`);
  await page.type("input[autocomplete=username]", "student");
  await page.type(password, demoPassword);
  await page.run(`document.querySelector("${password}").form.requestSubmit()`);
  await page.until(`/\\/demo$/.test(location.pathname)`);
  await page.go(`${url}/demo/simulator/session/${await page.run<string>(`(${practice})()`)}/Practice`);
  await page.until(`[...document.querySelectorAll("button")].some(({ textContent }) => textContent === "Begin")`);
}

// Text, for they run in the page: where the practice is, and one session of it by keys.
const practice = `async () => {
  const ask = async (path) => (await fetch("/api/" + path, { headers: { "X-Domain": "demo" } })).json();
  const program = (await ask("training")).find(({ courses }) => courses.some(({ type }) => type === "simulator"));
  const course = program.courses.find(({ type }) => type === "simulator");
  const { content } = await ask("training/programs/" + program.id + "/courses/" + course.id);
  return [program.id, course.id, content.units.find(({ type }) => type === "Practice").id].join("/");
}`;
const takeSession = `async (bags) => {
  const until = async (found) => {
    while (!found()) await new Promise((done) => setTimeout(done, 20));
    return found();
  };
  const button = (text) => until(() => [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === text && !one.disabled));
  const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  (await button("Begin")).click();
  for (let bag = 0; bag < bags; bag++) {
    await until(() => document.querySelector('[data-phase=looking][data-index="' + bag + '"]'));
    press("p");
    await until(() => document.querySelector('[data-phase=feedback][data-index="' + bag + '"]'));
    press("Enter");
  }
  (await button("Take it again")).click();
}`;
