import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

const elsewhere = (page: Page) => page.getByText("Your training is open elsewhere");
const opened = (page: Page) => page.getByRole("heading", { level: 1, name: "Cabin baggage screening" });

test("R-2.023 R-4.028 R-4.029 R-4.030 a program is open in one tab: a second tab and a second browser wait, a reload keeps it, closing hands it on", async ({
  page,
  context,
  browser,
  learner,
}) => {
  const marin = await learner("lmarin");
  await signIn(page, marin, { at: "/demo/training/1" });
  await expect(opened(page)).toBeVisible();

  const second = await context.newPage();
  await second.goto("/demo/training/1");
  await expect(elsewhere(second)).toBeVisible();
  await page.reload();
  await expect(opened(page)).toBeVisible();
  await expect(elsewhere(second)).toBeVisible();

  const other = await browser.newContext();
  const far = await other.newPage();
  await signIn(far, marin, { at: "/demo/training/1" });
  await expect(elsewhere(far)).toBeVisible();
  const language = far.getByRole("combobox", { name: /Language|اللغة/ });
  await language.selectOption("ar");
  await expect(far.getByText("تدريبك مفتوح في مكان آخر")).toBeVisible(); // said in the language of whoever waits
  await language.selectOption("en");
  await expect(elsewhere(far)).toBeVisible();
  await other.close();

  await page.close();
  await expect(opened(second)).toBeVisible({ timeout: 30_000 });
});
