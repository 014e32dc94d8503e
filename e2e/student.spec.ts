/// <reference lib="dom" />
import { expect } from "@playwright/test";
import { coloursOf } from "./coloursOf.ts";
import { cellsOf } from "./golden.ts";
import { test } from "./journey.ts";
import { practiceBags } from "./shortPractice.ts";
import { begin, completed, decide, goOn, goToPractice, hold, pass, saved, signIn, signInByForm, smallScreen, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

const truthFields = ["correctDecision", "threatCategory", "threatDescription", "threatArray", "innocentArray", "innocentItems"];

/** The paths of all answer-key fields in an answer that hold anything. */
function truthsIn(value: unknown, path = ""): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    truthFields.includes(key) && inner !== null && !(Array.isArray(inner) && inner.length === 0)
      ? [`${path}.${key}`]
      : truthsIn(inner, `${path}.${key}`),
  );
}

/** How many of the mean colours have a hue. The corner with the view's name has one whatever the picture. */
const hues = (cells: readonly number[]): number =>
  cells.filter((value, place) => place % 3 > 0 && Math.abs(value - (cells[place - (place % 3)] ?? 0)) > 3).length;

test("R-1.006 R-4.014 R-1.030 R-1.031 R-1.032 R-1.033 R-1.034 R-1.017 R-1.018 R-1.019 R-1.020 R-2.012 R-2.013 R-2.014 R-2.015 R-4.001 R-4.003 R-4.013 R-9.014 R-4.023 R-8.115 R-9.030 R-9.031 R-9.032 R-9.033 a student takes the bags of a practice by mouse, sees the result and finds the session again", async ({
  page,
  learner,
}) => {
  await signInByForm(page, await learner("tadeyemi"));
  await goToPractice(page);
  await begin(page).click();
  await waitForBag(page, 1);
  expect(await coloursOf(page.getByTestId("view-0"))).toBeGreaterThan(500); // a bag, not an empty canvas
  await expect(page.getByRole("timer").first()).toBeVisible();
  // the whole bag first; the zoom key goes two steps of twice as large, and back
  const view = page.getByTestId("view-0");
  await expect(view).not.toContainText("×");
  for (const factor of ["×2", "×4"]) {
    await page.keyboard.press("/");
    await expect(view).toContainText(factor);
  }
  await page.keyboard.press("/");
  await expect(view).not.toContainText("×");
  await page.keyboard.press("k");
  await expect(page.getByRole("dialog")).toContainText("3 × 3");
  await page.keyboard.press("Escape");
  const coloured = await cellsOf(page);
  await page.getByRole("button", { name: /Black and white/ }).click();
  await expect.poll(async () => hues(await cellsOf(page))).toBeLessThan(8);
  const grey = await cellsOf(page);
  expect(hues(coloured)).toBeGreaterThan(40);
  await page.keyboard.press("+");
  await expect.poll(async () => JSON.stringify(await cellsOf(page)) === JSON.stringify(grey)).toBe(false); // larger
  await decide(page, 1, practiceBags);
  await completed(page);
  await page.reload(); // it is the result that comes back, not what awaits
  await expect(page.getByRole("term").filter({ hasText: "Threats found" })).toBeVisible();

  await page.getByRole("button", { name: "Review the bags" }).click();
  await expect(page.getByText("Truth", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?result=\d+&bag=1$/);
  await expect(page.getByRole("timer")).toHaveCount(0);
  // nothing is decided, saved or left to do in a review
  await expect(page.getByRole("progressbar", { name: "Bags decided" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Pass|Hold|Reject|Confirm)\b/u })).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/&bag=2$/);
  await page.goBack(); // from whichever bag to the summary
  await expect(page.getByRole("button", { name: "Review the bags" })).toBeVisible();
  await expect(page).toHaveURL(/\?result=\d+$/);

  await page.goto("/demo");
  for (const name of ["Continuous X-ray time", "Simulator performance", "Current certifications", "Recent completions"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

  await page.goto("/demo/simulator/sessions");
  await expect(page.getByRole("heading", { name: "Results", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Practice", exact: true }).click();
  await expect(page).toHaveURL(/\?kind=practice$/);
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/demo\/simulator\/review\/\d+/);
  await expect(page.getByText("Truth", { exact: true }).first()).toBeVisible();

  // without its library it is looked at all the same, and the log says so
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/\/api\/training\/simulator\/course\/sessions\/\d+/u, async (route) => {
    const { imageLibrary: _, ...review } = await (await route.fetch()).json();
    await route.fulfill({ json: review });
  });
  await page.reload();
  await expect(page.getByText("Truth", { exact: true }).first()).toBeVisible();
  await expect.poll(() => logged.join("\n")).toContain("is reviewed without an image library");

  await page.goto("/demo/training");
  for (const name of [/Cabin baggage screening/, /Cabin baggage simulator/, /Object library/])
    await page.getByRole("link", { name }).first().click();
  await page.getByRole("searchbox", { name: "Name" }).fill("revolver");
  await expect(page.getByRole("heading", { name: "Revolver" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Revolver, seen from the side" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Small pistol" })).toHaveCount(0);
});

test("R-4.036 a practice whose bags are all decided is to be finished: from the results, its course and home", async ({
  page,
  learner,
}) => {
  await signIn(page, await learner("tadeyemi"));
  await goToPractice(page);
  await begin(page).click();
  // not passed for certain: whatever is innocent was held, and of what is not hardly a knife lies in the middle
  for (let number = 1; number < practiceBags; number++) {
    await waitForBag(page, number);
    await hold(page);
    await goOn(page);
  }
  await waitForBag(page, practiceBags);
  await expect(saved(page)).toBeVisible();

  // one that is left before its last bag stands beside the results as well
  await page.goto("/demo/simulator/sessions");
  const main = page.getByRole("main");
  await expect(main.getByText(`A session is open: ${practiceBags - 1} of ${practiceBags} bags decided.`)).toBeVisible();
  await main.getByRole("link", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(/\/demo\/training\/1\/4$/u);
  await main.getByRole("link", { name: "Continue", exact: true }).first().click();
  await waitForBag(page, practiceBags);
  await pass(page);
  await expect(page.getByRole("button", { name: /^Finish/ })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  const finish = page.getByRole("main").getByRole("link", { name: "Finish", exact: true });
  for (const place of ["simulator/sessions", "training/1", "training/1/4", "training/1/4/1", ""]) {
    await page.goto(`/demo/${place}`);
    await expect(finish).toHaveAttribute("href", "/demo/simulator/session/1/4/1/Practice");
  }
  await finish.click();
  // straight to the last bag while the place is still this tab's, else by the intro: one press in either case
  await page.getByRole("button", { name: /^Finish/ }).click();
  await completed(page);
  // whoever failed is led to the bags before what comes next
  await expect(page.getByText("Not passed")).toBeVisible();
  const ways = page.getByRole("button", { name: /^(Review the bags|Try again)$/ }).or(page.getByRole("link", { name: "Continue" }));
  await expect(ways.nth(1)).toBeVisible();
  await expect(ways.first()).toHaveText("Review the bags");
  await page.goto("/demo");
  await expect(page.getByRole("link", { name: /^(Continue|Start)$/ }).first()).toBeVisible();
  await expect(finish).toHaveCount(0);
});

test("no answer key reaches the browser before a bag is decided", async ({ page, learner }) => {
  const found: string[] = [];
  let deciding = true;
  page.on("response", async (response) => {
    if (!deciding || !(response.headers()["content-type"] ?? "").includes("json")) return;
    const body: unknown = await response.json().catch(() => null);
    if (deciding) found.push(...truthsIn(body).map((path) => `${response.url()} ${path}`));
  });
  await signIn(page, await learner("eandersson"));
  await goToPractice(page);
  await begin(page).click();
  await waitForBag(page, 1);
  await page.keyboard.press("m");
  expect(found).toEqual([]);

  deciding = false;
  const answered = page.waitForResponse((response) => response.request().method() === "PUT" && response.url().includes("/images/0"));
  await page.keyboard.press("Escape");
  await pass(page);
  expect(truthsIn(await (await answered).json())).not.toEqual([]); // the detector sees truth when it comes
});

test("a reload in the middle goes on with the same bag, and a lost connection loses no decision", async ({ page, context, learner }) => {
  await signIn(page, await learner("pnovak"));
  await goToPractice(page);
  await begin(page).click();
  await decide(page, 1, 3);
  await waitForBag(page, 4);
  // a picture that does not come is asked for again by itself
  const pictures = /\/images\/\d+\/views\/\d+/u;
  await page.route(pictures, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Trying again by itself.")).toBeVisible();
  await page.unroute(pictures);
  await waitForBag(page, 4);

  await context.setOffline(true);
  await pass(page);
  await expect(page.getByText("not sent yet")).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  await goOn(page);
  await decide(page, 5, practiceBags);
  await completed(page);
});

test("a start that is pressed the moment the key appears is not lost", async ({ page, learner }) => {
  await signIn(page, await learner("fvargas"));
  await page.addInitScript(() => {
    addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLButtonElement && target.textContent === "Begin") target.click();
    });
  });
  await page.reload();
  await goToPractice(page);
  await waitForBag(page, 1);
});
