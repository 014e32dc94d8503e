/// <reference lib="dom" />
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { demoPassword } from "../content/tenant.ts";
import type { Learner } from "./learner.ts";
import { practiceBags } from "./shortPractice.ts";

/** The demo's accounts that journeys share: they take no training, so that there is none in which one could meet the other. */
type Shared = "domain.admin" | "system.admin" | "auditor" | "regulator";

/** For journeys that look at what happens and not at the picture: the software renderer draws a third of the pixels. */
export const smallScreen = { width: 1024, height: 640 };

type Who = Pick<Learner, "username" | "password"> | Shared;
const credentialsOf = (who: Who) =>
  typeof who === "string" ? { username: who, password: demoPassword } : { username: who.username, password: who.password };

/**
 * Signs in by the calls of the sign-in page, for journeys that begin behind it, and opens the page where they do: home, or what `at` says.
 * Who learns is made for the journey (journey.ts): the demo's learners are nobody's.
 */
export async function signIn(
  page: Page,
  who: Who,
  { domain = "demo", base = "", at = `${base}/${domain}` }: { domain?: string; base?: string; at?: string } = {},
): Promise<void> {
  await signInByCalls(page.request, who, { domain, base });
  await page.goto(at);
}

/** Signs in a context without a page of it. */
export async function signInByCalls(calls: APIRequestContext, who: Who, { domain = "demo", base = "" } = {}): Promise<void> {
  const headers = { "X-Domain": domain };
  const greeting = await calls.get(`${base}/api/user/login`, { headers });
  const answer = await calls.post(`${base}/api/user/login`, {
    headers: { ...headers, "X-Xsrf-Token": greeting.headers()["x-xsrf-token"] ?? "" },
    data: { ...credentialsOf(who), domain },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs in as a person does it. */
export async function signInByForm(page: Page, who: Who, { domain = "demo", base = "" } = {}): Promise<void> {
  const { username, password } = credentialsOf(who);
  await page.goto(`${base}/${domain}/login`);
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/${domain}$`));
}

/**
 * From the dashboard to the menu of a unit, by the links a learner would follow. Each is looked for on the page of the one before:
 * home may lead to the same program by another way.
 */
export async function goToUnit(page: Page, program: string, course: string, unit: string): Promise<void> {
  const headed = (name: string) => expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Training", exact: true }).first().click();
  let title = "Training";
  for (const name of [program, course, unit]) {
    await headed(title);
    await page
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .click();
    title = name;
  }
}

/** From the dashboard to the intro of the practice of the demo. */
export async function goToPractice(page: Page): Promise<void> {
  await goToUnit(page, "Cabin baggage screening", "Cabin baggage simulator", "Practice");
  await page.getByRole("link", { name: /Start practice/ }).click();
}

export const begin = (page: Page) => page.getByRole("button", { name: "Begin" });

/** Waits until bag `number` of the session is on the screen and can be decided. */
export async function waitForBag(page: Page, number: number, total = practiceBags): Promise<void> {
  // a first bag comes with the viewer, which the software renderer compiles beside another journey: how long is no matter of a journey
  await expect(page.getByText(`Image ${number} of ${total}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: /^Pass/i })).toBeEnabled();
  await expect(page.locator("canvas[data-view]")).toHaveCount(2);
}

export const pass = async (page: Page) => page.getByRole("button", { name: /^Pass/i }).click();

/** Holds the bag: a mark in the middle of the first view, a category, and the confirmation. */
export async function hold(page: Page, category = "Knives"): Promise<void> {
  await page.getByRole("button", { name: /^Hold/i }).click();
  await page.getByTestId("view-0").click();
  await page.getByRole("button", { name: new RegExp(category) }).click();
  await page.getByRole("button", { name: /^Confirm/i }).click();
}

/** Leaves the feedback for the next bag, or the end. */
export const goOn = async (page: Page) => page.getByRole("button", { name: /^(Next bag|Finish)/ }).click();

/** Decides bags `from` to `to`: every third is held. */
export async function decide(page: Page, from: number, to: number, total = practiceBags): Promise<void> {
  for (let number = from; number <= to; number++) {
    await waitForBag(page, number, total);
    await (number % 3 === 0 ? hold(page) : pass(page));
    await goOn(page);
  }
}

export const saved = (page: Page) => page.getByRole("status").filter({ hasText: /saved$/ });

/** Behind a reload the bag at hand is drawn first. */
export const completed = async (page: Page) =>
  expect(page.getByRole("heading", { name: "Session complete" })).toBeVisible({ timeout: 60_000 });

/** Presses Tab until the focus is on what `name` says. */
export async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    // at one go: what has the focus may be gone a moment later
    const label = await page.evaluate(() => {
      const focused = document.querySelector(":focus");
      return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    });
    if (name.test(label)) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}
