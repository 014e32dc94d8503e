import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { practiceBags } from "./shortPractice.ts";
import { signInByForm, smallScreen } from "./steps.ts";

test.use({ viewport: smallScreen });

test("R-2.070 R-2.071 R-9.043 in Arabic the pages run from right to left, up to the end of a session", async ({ page, learner }) => {
  await page.goto("/demo/login");
  await page.getByRole("combobox", { name: "Language" }).selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await signInByForm(page, await learner("asaleh"));
  await page.goto("/demo/training");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page
    .getByRole("link", { name: /Cabin baggage screening/ })
    .first()
    .click();
  await page
    .getByRole("link", { name: /Cabin baggage simulator/ })
    .first()
    .click();
  await page.locator('a[href$="/1/4/1"]').first().click();
  await page.locator('a[href*="/simulator/session/"]').click();
  await page.getByRole("main").getByRole("button", { name: "ابدأ", exact: true }).click();
  for (let number = 1; number <= practiceBags; number++) {
    await expect(page.locator('button[data-decision="pass"]')).toBeEnabled();
    await page.keyboard.press("p");
    await expect(page.getByRole("button", { name: /^(الحقيبة التالية|إنهاء)/ })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByTestId("simulator-complete")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});
