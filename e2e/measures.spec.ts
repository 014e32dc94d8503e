import { expect } from "@playwright/test";
import { readFileSync } from "node:fs";
import { test } from "./journey.ts";
import { begin, hold, signIn, smallScreen, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

const bags = 3;

test("a learner sees how they see after bags that were handed in, and sets a goal; a manager finds them in the group and takes the figures along", async ({
  page,
  browser,
  learner,
}) => {
  const jansen = await learner("ljansen");
  await signIn(page, jansen, { at: "/demo/measures?months=24" });
  await expect(page.getByRole("heading", { name: "Nothing to measure yet" })).toBeVisible();

  await page.getByRole("link", { name: "Quizzes", exact: true }).click();
  await page.getByRole("link", { name: "Monthly X-ray check" }).click();
  await begin(page).click();
  for (let number = 1; number <= bags; number++) {
    await waitForBag(page, number, bags);
    await hold(page);
  }
  await expect(page.getByTestId("simulator-complete")).toBeVisible();

  await page.goto("/demo");
  await page.getByRole("navigation").getByRole("button", { name: "More" }).click();
  await page.getByRole("group", { name: "More" }).getByRole("link", { name: "How I see" }).click();
  await expect(page.getByText(`Not enough images yet, ${bags} of 100`).first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Over time" })).toBeVisible();
  await expect(page.getByText("None missed in your latest practice.")).toBeVisible(); // a quiz is not told of
  const goal = page.getByLabel("Find at least (%)");
  await goal.fill("120");
  await page.getByRole("button", { name: "Save the goal" }).click();
  await expect(page.getByText("A whole number from 1 to 100.")).toBeVisible();
  await goal.fill("85");
  await page.getByRole("button", { name: "Save the goal" }).click();
  await expect(page.getByText("Your goal: 85%")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Find at least (%)")).toHaveValue("85");

  const other = await browser.newPage();
  await signIn(other, "domain.admin", { at: "/demo/admin/measures" });
  const row = other.getByRole("row", { name: jansen.lastName });
  await expect(row).toContainText(`${bags} of 100`);
  await expect(row).toContainText("Not enough images"); // three bags say nothing of a need
  const saved = other.waitForEvent("download");
  await other.getByRole("button", { name: "Export CSV" }).first().click();
  const file = readFileSync(await (await saved).path(), "utf8");
  expect(file.split("\r\n").find((line) => line.includes(jansen.lastName))).toContain(`,${bags},1,`);
  await row.getByRole("link").click();
  await expect(other.getByRole("table", { name: "Over time" })).toBeVisible();
  await other.close();
});
