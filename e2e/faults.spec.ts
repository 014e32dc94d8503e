/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { sealedDecisions } from "./sealedDecisions.ts";
import { simulatorCourses } from "./simulatorCourses.ts";
import { begin, completed, goOn, hold, pass, saved, signIn, smallScreen, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

const free = {
  practiceMarkThreats: false,
  practiceCategorizeThreats: false,
  practiceFeedback: false,
  examMarkThreats: false,
  examCategorizeThreats: false,
};
const feedback = (page: Page) => page.locator("[data-phase=feedback]");

test("a session survives a reload at every step; the place of a browser that crashed is free half a minute later", async ({
  page,
  browser,
  baseURL,
  learner,
}) => {
  const castillo = await learner("mcastillo");
  const wojcik = await learner("awojcik");
  const [steps] = await simulatorCourses(
    baseURL ?? "",
    [{ learner: castillo }, { learner: wojcik }],
    [{ name: "Faults: steps", settings: { practiceNumberOfImages: 4 } }],
  );

  // Another learner's browser crashes now; whether their place is free again is asked at the end.
  const theirs = await browser.newContext();
  const crashed = await theirs.newPage();
  await signIn(crashed, wojcik, { at: steps?.practice ?? "" });
  await begin(crashed).click();
  await waitForBag(crashed, 1, 4);
  const devtools = await theirs.newCDPSession(crashed);
  void devtools.send("Page.crash").catch(() => undefined);
  const successor = await theirs.newPage();
  await successor.goto(steps?.practice ?? "");
  await expect(successor.getByText("Your training is open elsewhere")).toBeVisible();

  await signIn(page, castillo);
  const decisions = sealedDecisions(page);

  await test.step("a reload at every step", async () => {
    const images: unknown[] = [];
    page.on("response", async (response) => {
      if (response.request().method() === "POST" && response.url().endsWith("/type/Practice"))
        images.push((await response.json()).images.map(({ viewConfigs }: { viewConfigs: unknown }) => viewConfigs));
    });
    await page.goto(steps?.practice ?? "");
    await expect(begin(page)).toBeVisible();
    await expect(page.getByText("come back within 2 min and go on")).toBeVisible();
    await page.reload(); // at the intro
    await begin(page).click();
    await waitForBag(page, 1, 4);
    await page.reload(); // while looking
    await waitForBag(page, 1, 4);
    await page.keyboard.press("h");
    await page.getByTestId("view-0").click();
    await page.reload(); // with a decision pending: what was not confirmed is not kept
    await waitForBag(page, 1, 4);
    await expect(page.getByTestId("mark")).toHaveCount(0);
    await page.keyboard.press("o");
    await expect(page.getByRole("dialog", { name: "The opened bag" }).getByRole("listitem").first()).toBeVisible();
    await page.reload(); // the bag is open: it stays so
    await waitForBag(page, 1, 4);
    await expect(page.getByRole("button", { name: /^Open, opened/ })).toBeVisible();
    await pass(page);
    await expect(feedback(page)).toBeVisible();
    await page.reload(); // decided: what is told of it is still there
    await expect(feedback(page)).toBeVisible();
    await goOn(page);
    await waitForBag(page, 2, 4);
    await hold(page);
    await page.reload(); // the very moment it was confirmed: its feedback may have been on the screen, or not yet
    await expect(feedback(page).or(page.getByText("Image 3 of 4"))).toBeVisible();
    if (await feedback(page).isVisible()) await goOn(page);
    await waitForBag(page, 3, 4);
    for (const number of [3, 4]) {
      await waitForBag(page, number, 4);
      await pass(page);
      await expect(feedback(page)).toBeVisible();
      await expect(saved(page)).toBeVisible();
      if (number === 3) await goOn(page);
    }
    await page.reload(); // all is decided, nothing handed in: what is told of the last bag is still there
    await expect(feedback(page)).toBeVisible();
    await goOn(page);
    await completed(page);
    expect(await decisions()).toEqual(["VIP", "VH", "VP", "VP"]);
    expect(new Set(images.map((paper) => JSON.stringify(paper))).size).toBe(1);
    await page.reload(); // the result stays
    await completed(page);
    await page.goto(steps?.practiceUnit ?? "");
    await page.getByRole("listitem").getByRole("link").last().click();
    await expect(page.getByText("Truth", { exact: true }).first()).toBeVisible();
    await page.reload(); // the review
    await expect(page.getByText("Truth", { exact: true }).first()).toBeVisible();
  });

  await test.step("half a minute after the crash the place is free, and the session goes on", async () => {
    await successor.getByRole("button", { name: "Go on" }).click({ timeout: 45_000 });
    await waitForBag(successor, 1, 4);
    await theirs.close();
  });
});

test("R-8.103 a minute without connection and the end of an exam's time meanwhile lose no decision; the failed exam is locked", async ({
  page,
  context,
  baseURL,
  learner,
}) => {
  const dimitrova = await learner("rdimitrova");
  const [offline] = await simulatorCourses(
    baseURL ?? "",
    [{ learner: dimitrova }],
    [
      {
        name: "Faults: offline",
        settings: {
          ...free,
          nOfPractice: 0,
          practiceNumberOfImages: 3,
          examNumberOfImages: 3,
          imageTimerExam: 0,
          sessionTimerExam: 60,
          finalPassingScore: 100,
          maxFailedAttempts: 1,
        },
      },
    ],
  );
  await signIn(page, dimitrova);
  const decisions = sealedDecisions(page);

  await test.step("a minute without connection: decisions stay in the browser, over a reload too, and are sent when it is back", async () => {
    await page.goto(offline?.practice ?? "");
    await begin(page).click();
    await waitForBag(page, 1, 3);
    await pass(page);
    await waitForBag(page, 2, 3);
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => prefetched(page)).toBe(6);
    await page.clock.install();
    await context.setOffline(true);
    await page.keyboard.press("r");
    await expect(page.getByText("not sent yet")).toBeVisible();
    await waitForBag(page, 3, 3);
    await page.clock.fastForward("01:00");
    await expect(page.getByText("not sent yet")).toBeVisible();
    await page.keyboard.press("p");
    await expect(page.getByText("Handing in the session")).toBeVisible();
    await expect.poll(() => journal(page)).toEqual(["VR", "VP"]);
    const address = page.url();
    // the clock was set forward by as much as a reload may take: the page has said since then that it is open
    await expect.poll(() => saidAgoMs(page)).toBeLessThan(10_000);
    // a busy browser takes the page away before the page can say that it goes: what it says then is not there
    await page.evaluate(() => {
      const said = sessionStorage.getItem("vigil.simulator.left") ?? "0";
      addEventListener("pagehide", () => sessionStorage.setItem("vigil.simulator.left", said));
    });
    await page.goto(address).catch(() => undefined); // a reload that finds no server
    await expect.poll(() => page.url()).toMatch(/^chrome-error/u); // and takes the page away, which would send what it has once the line is back
    await context.setOffline(false);
    await page.goto(address);
    await completed(page);
    expect(await decisions()).toEqual(["VP", "VR", "VP"]);
    expect(await journal(page)).toEqual([]);
  });

  await test.step("the exam's time ends while there is no connection", async () => {
    await page.goto(offline?.exam ?? "");
    await begin(page).click();
    await waitForBag(page, 1, 3);
    await context.setOffline(true);
    await pass(page);
    await expect(page.getByText("not sent yet")).toBeVisible();
    await page.clock.fastForward("01:00");
    await expect(page.getByText("Handing in the session")).toBeVisible();
    await context.setOffline(false);
    await completed(page);
    await expect(page.getByText("Not decided", { exact: true }).locator("..")).toContainText("2 of 3");
    const codes = await decisions();
    expect(codes[0]).toBe("VP");
    expect(codes.slice(1)).toEqual([expect.stringMatching(/T$/), expect.stringMatching(/T$/)]);
    await expect(page.getByText("The exam is locked after too many failed attempts.")).toBeVisible();
    await page.goto(offline?.exam ?? "");
    await expect(page.getByText("The final exam is locked after too many failed attempts.")).toBeVisible();
    await expect(begin(page)).toHaveCount(0);
  });
});

test("a page that is loaded again while its session is handed in shows that one's result, and begins no other", async ({
  page,
  baseURL,
  learner,
}) => {
  const kim = await learner("rdimitrova");
  const [course] = await simulatorCourses(
    baseURL ?? "",
    [{ learner: kim }],
    [{ name: "Faults: handed in", settings: { ...free, nOfPractice: 0, practiceNumberOfImages: 2 } }],
  );
  await signIn(page, kim, { at: course?.practice ?? "" });
  await begin(page).click();
  // the server has it, and its answer does not come
  const handedIn = Promise.withResolvers<void>();
  const begun: string[] = [];
  await page.route("**/api/training/simulator/programs/*/courses/*/units/*/type/Practice", async (route) => {
    const method = route.request().method();
    if (method === "POST") begun.push(method);
    if (method !== "PUT") return route.continue();
    await route.fetch();
    handedIn.resolve();
  });
  await waitForBag(page, 1, 2);
  await pass(page);
  await waitForBag(page, 2, 2);
  await pass(page);
  await handedIn.promise;
  begun.length = 0;
  await page.reload();
  await completed(page);
  await expect(page).toHaveURL(/[?]result=\d+$/u);
  await expect.poll(() => journal(page)).toEqual([]);
  expect(begun).toEqual([]);
});

/** What the browser's own store still holds of this page's learner. */
const journal = (page: Page): Promise<string[]> =>
  page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open("vigil.simulator");
    opening.onsuccess = () => {
      const reading = opening.result.transaction("decisions").objectStore("decisions").getAll();
      reading.onsuccess = () => resolve(reading.result.map(({ body }) => body.decision));
    };
  })`);

/** How long ago the page said that it is open. */
const saidAgoMs = (page: Page): Promise<number> =>
  page.evaluate(() => Date.now() - Number(sessionStorage.getItem("vigil.simulator.left") ?? 0));

/** How many views have been fetched. */
const prefetched = (page: Page): Promise<number> =>
  page.evaluate(
    `new Set(performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\\/views\\/\\d+$/.test(name))).size`,
  );
