/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

/** Lets the page's clock run, from one renewal of its lease to the next, as `waiting` for an answer it asks for nothing. */
async function think(page: Page, minutes: number): Promise<void> {
  for (let seconds = 0; seconds < 60 * minutes; seconds += 15) {
    const renewed = page.waitForResponse((answer) => answer.url().endsWith("/api/training/lease"));
    await page.clock.runFor(15_000);
    expect((await renewed).status()).toBe(200);
  }
}

test("whoever thinks about a question of an exam for ten minutes touches nothing, also with the page behind others, and is heard of all the while", async ({
  page,
  learner,
}) => {
  test.slow();
  const ozturk = await learner("sozturk");
  const letGo: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && letGo.push(request.url()));
  await page.clock.install();
  await signIn(page, ozturk, { at: "/demo/training" });
  await page.getByRole("link", { name: "Screener certificate" }).first().click();
  await page.locator("main ol").getByRole("link", { name: "Screener certificate" }).click();
  await page.getByRole("link", { name: /^(Start|Continue)$/ }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Finish the unit" }).click();
  await page.getByRole("button", { name: "Start exam" }).click();
  const question = page.getByText("Question 1 of 8");
  await expect(question).toBeVisible();
  await think(page, 6);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await think(page, 4);
  expect(letGo).toEqual([]);
  await expect(question).toBeVisible();
  // until when it waits is told in the course, and at home
  await page.getByRole("link", { name: "Back to the course" }).click();
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button", { name: "Leave", exact: true }).click();
  const until = page.getByText(/^It can be gone on with until .*\d.*; then it ends\.$/);
  await expect(until).toBeVisible();
  await page.goto("/demo");
  await expect(until.first()).toBeVisible();
});
