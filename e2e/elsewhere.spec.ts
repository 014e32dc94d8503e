import { expect, test } from "@playwright/test";
import { signIn } from "./steps.ts";

test("R-2.023 R-4.028 R-4.031 a program that is open in another browser is blocked until that one closes", async ({ browser, page }) => {
  await signIn(page, "nelsayed");
  await page.goto("/demo/training/1");
  await expect(page.getByRole("heading", { name: "Cabin baggage screening", level: 1 })).toBeVisible();

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await signIn(second, "nelsayed");
  await second.goto("/demo/training/1");
  await expect(second.getByRole("heading", { name: "Your training is open elsewhere" })).toBeVisible();

  await page.close();
  await second.getByRole("button", { name: "Try again now" }).click();
  await expect(second.getByRole("heading", { name: "Cabin baggage screening", level: 1 })).toBeVisible({ timeout: 40_000 });
  await elsewhere.close();
});
