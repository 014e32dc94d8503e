import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import type { Learner } from "./learner.ts";
import { begin, hold, signIn, smallScreen, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

const bags = 3;

async function openQuiz(page: Page, learner: Learner): Promise<void> {
  await signIn(page, learner);
  await page.getByRole("link", { name: "Quizzes", exact: true }).click();
  await expect(page).toHaveURL(/\/demo\/quizzes$/);
  await page.getByRole("link", { name: "Monthly X-ray check" }).click();
}

/** An attempt that fails, from the intro; `before` each bag something may happen. */
async function attempt(page: Page, before: (bag: number) => Promise<void> = async () => {}): Promise<void> {
  await begin(page).click();
  for (let number = 1; number <= bags; number++) {
    await waitForBag(page, number, bags);
    await before(number);
    if (number === 1) await page.keyboard.press("3"); // negative
    await hold(page); // in the middle, and never the right decision for all
  }
  await expect(page.getByTestId("simulator-complete")).toBeVisible();
  await page.getByRole("link", { name: "Back to quizzes" }).click();
}

test("R-1.005 R-1.015 R-1.021 R-2.049 a quiz is taken at the simulator across a reload, locks after its attempts, and an administrator unlocks it", async ({
  page,
  browser,
  learner,
}) => {
  const jansen = await learner("ljansen");
  const refused: string[] = [];
  page.on("response", (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await openQuiz(page, jansen); // one that was never taken has one intro, at the screen
  await attempt(page, async (bag) => {
    if (bag !== 2) return;
    await page.reload();
    await waitForBag(page, bag, bags);
  });
  await page.getByRole("link", { name: "Monthly X-ray check" }).click();
  await page.getByRole("link", { name: "Try again" }).click();
  await attempt(page);
  await page.getByRole("link", { name: "Monthly X-ray check" }).click();
  expect(refused).toEqual([]);
  await expect(page.getByText(/locked after the maximum number/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);

  const other = await browser.newPage();
  await signIn(other, "domain.admin", { at: "/demo/admin/quizzes" });
  await other.getByRole("link", { name: "Monthly X-ray check" }).click();
  await other.getByRole("main").getByRole("link", { name: "Learners" }).click();
  await other.getByRole("row", { name: jansen.lastName }).getByRole("button", { name: "Unlock" }).click();
  await expect(other.getByRole("row", { name: jansen.lastName })).toContainText("Not passed yet");
  await other.close();
  await page.reload();
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
});

test("R-1.027 R-1.028 R-4.080 R-8.104 an auditor finds a learner, opens a session read-only and sees what was done to a picture", async ({
  page,
  browser,
  learner,
}) => {
  const jansen = await learner("ljansen");
  const desk = await browser.newPage();
  await openQuiz(desk, jansen);
  await attempt(desk);
  await desk.close();
  await signIn(page, "auditor");
  await page.getByRole("link", { name: "Audit", exact: true }).click();
  await page.getByRole("searchbox").fill(jansen.lastName);
  await page.getByRole("link", { name: `${jansen.firstName} ${jansen.lastName}` }).click();
  await page.getByRole("link", { name: "Monthly X-ray check" }).click();
  const [record] = page.url().split("/quizzes/");
  await page.getByRole("table").getByRole("link").last().click();
  await expect(page).toHaveURL(/\/demo\/simulator\/review\/\d+/);
  await expect(page.getByText("The learner's marks")).toBeVisible();
  await page.getByText("What was done to the picture").click();
  await expect(page.getByTestId("bag-trace")).toContainText("Negative");
  const moment = page.getByRole("slider", { name: "Moment of the recording" });
  const negative = page.getByRole("button", { name: /Negative/ });
  await moment.press("End"); // what was done is played back on the picture
  await expect(negative).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("mark")).toHaveCount(1);
  await moment.press("Home");
  await expect(negative).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByTestId("mark")).toHaveCount(0);
  await page.getByRole("button", { name: /^Summary/ }).click();
  await expect(page.getByRole("table", { name: "Detection" })).toContainText("Hit rate");
  await page.goto(`${record}/courses/4`);
  await expect(page.getByText("In audit mode the final exam is locked")).toBeVisible();
});
