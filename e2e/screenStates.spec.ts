/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

interface Watched {
  patience: number[];
  isImpatient: boolean;
  freed: string[];
}

/** After how long a page gives up what it asks for; the version at once, the rest when it is made impatient. */
async function watchPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = Object.assign(globalThis as unknown as Watched, { patience: [], isImpatient: false });
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      watched.patience.push(ms);
      return real(watched.isImpatient || ms === 10_000 ? 100 : ms);
    };
  });
}

test("R-2.018 R-2.019 R-2.038 the profile shows one's notifications and subscriptions; an event is opened by Details", async ({
  page,
  baseURL,
}) => {
  const { call, close } = await administratorApi(baseURL!);
  const me = (await call("GET", "users?search=domain.admin"))[0].id;
  const endAt = "2099-12-01T09:00:00Z";
  const notice = { description: "Journey", content: { en: "Audit week at Terminal 1" }, variant: "warning", endAt };
  const written = await call("POST", "notifications", notice);
  const subscription = { description: "Journeys of mondays", scope: "PROGRAM_START", users: [me], period: "weeks" };
  const subscribed = await call("POST", "subscriptions", subscription);
  await signIn(page, "domain.admin", { at: "/demo/profile" });
  const notices = page.getByRole("region", { name: "Notifications" }).filter({ has: page.getByRole("heading", { name: "Notifications" }) });
  await expect(notices).toContainText("Attention: Audit week at Terminal 1");
  await expect(notices).toContainText(/until .*2099/);
  await expect(page.getByRole("region", { name: "Subscriptions" })).toContainText("Journeys of mondays");
  await call("DELETE", `notifications/${written.id}`);
  await call("DELETE", `subscriptions/${subscribed.id}`);
  await page.reload();
  await expect(notices).toContainText("There are no notifications at the moment.");
  await expect(page.getByRole("region", { name: "Subscriptions" })).not.toContainText("Journeys of mondays");
  await close();

  await page.goto("/demo/admin/events");
  const row = page.getByRole("row").nth(1);
  const opens = row.getByRole("link", { name: /^Details/ });
  await expect(opens).toHaveText("Details");
  await opens.click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await page.goto("/demo/admin/companies");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Details/ })).toHaveCount(0);
});

test("R-2.063 R-2.064 R-2.065 who is chosen is looked for among users or groups, switched off ones if asked for, and counted", async ({
  page,
  baseURL,
  learner,
}) => {
  const own = await learner("aperez");
  const { call, close } = await administratorApi(baseURL!);
  await call("POST", "users/deactivate", { ids: [own.id] });
  await close();
  await signIn(page, "domain.admin", { at: "/demo/admin/programs/1/learners" });
  await page.getByRole("button", { name: "Choose from the lists …" }).click();
  const selector = page.getByRole("dialog");
  await expect(selector.getByRole("radio", { name: "Users" })).toBeChecked();
  const search = selector.getByRole("searchbox");
  const counted = selector.getByRole("status");
  await search.fill(own.lastName);
  await expect(counted).toHaveText("0 found.");
  await selector.getByRole("checkbox", { name: "Include inactive" }).check();
  await expect(counted).toHaveText("1 found.");
  await expect(selector.getByRole("checkbox", { name: new RegExp(own.username) })).toBeVisible();
  await expect(selector.getByText("Inactive", { exact: true })).toBeVisible();
  await search.fill("");
  await selector.getByRole("radio", { name: "Groups" }).check();
  await expect(selector.getByRole("radio", { name: "Users" })).not.toBeChecked();
  await expect(counted).toHaveText(/^[1-9]\d* found\./);
  await expect(selector.getByText(/\d+ users?$/).first()).toBeVisible();
});

test("R-7.002 R-7.003 R-8.015 R-8.020 R-9.003 R-9.021 a call carries who one is and is given up after two minutes, with a sentence; the version is waited for ten seconds", async ({
  page,
}) => {
  await signIn(page, "domain.admin");
  await watchPatience(page);
  const versions: string[] = [];
  page.on("console", (message) => message.text().includes("version is not known") && versions.push(message.text()));
  await page.route("**/version.json?*", () => {}); // never answered
  await page.goto("/demo/admin/companies/add");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Never answered");
  const patience = await page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.isImpatient = true;
    return watched.patience.splice(0);
  });
  expect(new Set(patience)).toEqual(new Set([10_000, 120_000]));
  await expect.poll(() => versions.length).toBeGreaterThan(0);
  await page.route("**/api/companies", () => {});
  const sent = page.waitForRequest("**/api/companies");
  await page.keyboard.press("Control+s");
  expect((await (await sent).allHeaders())["cookie"]).toMatch(/=/);
  const alert = page.locator("[data-area=alerts]");
  await expect(alert).toContainText("That did not work");
  await expect(alert).toContainText("took too long");
});

test("R-9.010 the link of a file that was saved is freed after a minute, not before", async ({ page }) => {
  await signIn(page, "domain.admin");
  await page.clock.install();
  await page.addInitScript(() => {
    const watched = Object.assign(globalThis as unknown as Watched, { freed: [] });
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (url) => {
      watched.freed.push(url);
      revoke(url);
    };
  });
  const freed = () => page.evaluate(() => (globalThis as unknown as Watched).freed.length);
  await page.goto("/demo/admin/users/import");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Template as CSV" }).click();
  await saved;
  await page.clock.runFor(59_000);
  expect(await freed()).toBe(0);
  await page.clock.runFor(2000);
  expect(await freed()).toBe(1);
});

test("R-2.073 R-4.037 R-4.038 R-5.013 the address is the place; forward leads to a section's first page, backward to its last, one move at a time", async ({
  page,
  learner,
}) => {
  await signIn(page, await learner("eurbonas"));
  const headers = { "X-Domain": "demo" };
  interface Unit {
    id: number;
    name: string;
    sections: { id: number; name: string; pages: { id: number }[] }[];
  }
  const { content } = await (await page.request.get("/api/training/programs/1/courses/1", { headers })).json();
  const unit: Unit = content.units.find(({ sections }: Unit) => sections?.length > 1);
  const [first, second] = unit.sections;
  const place = (section: Unit["sections"][number], index: number) =>
    new RegExp(`/demo/training/1/1/${unit.id}/${section.id}/${section.pages.at(index)!.id}$`, "u");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await page.goto(`/demo/training/1/1/${unit.id}/${first!.id}/${first!.pages[0]!.id}`);
  // a table of contents: units, in them sections, in them pages
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(
    contents.locator("details", { has: page.locator("summary", { hasText: unit.name }) }).locator("ol > li > ol > li [data-here]"),
  ).toHaveCount(1);
  await expect(contents.getByText(first!.name, { exact: true })).toBeVisible();

  const places: string[] = [];
  page.on("framenavigated", (frame) => places.push(new URL(frame.url()).pathname));
  for (let index = 0; index < first!.pages.length - 1; index += 1) {
    await next.dblclick(); // pressed again while the first move is under way
    await expect(page).toHaveURL(place(first!, index + 1));
    await expect(next).toBeEnabled();
  }
  await next.click();
  await expect(page).toHaveURL(place(second!, 0));
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(place(first!, -1));
  expect(places).toHaveLength(first!.pages.length + 1);
});
