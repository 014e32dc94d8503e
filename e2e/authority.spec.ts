/// <reference lib="dom" />
import { expect } from "@playwright/test";
import { createReadStream } from "node:fs";
import { verifyEvidence } from "../server/src/compliance/evidence/verifyEvidence.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

test("an archive of evidence is ordered, fetched and verified; a rule that changes how people stand asks before it is saved", async ({
  page,
}) => {
  await signIn(page, "domain.admin", { at: "/demo/admin/evidence" });
  await page.getByLabel("First day").fill("2031-01-01");
  await expect(page.getByText("The first day is after the last one.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make the archive" })).toBeDisabled();
  await page.getByLabel("First day").fill("2026-01-01");
  await page.getByLabel("Site").selectOption({ label: "Northwind Terminal 2" });
  await page.getByRole("button", { name: "Make the archive" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Fetch Northwind Terminal 2/ }).click({ timeout: 60_000 });
  const fetched = await waiting;
  expect(fetched.suggestedFilename()).toMatch(/\.zip$/u);
  const file = await fetched.path();
  const print = (await page.getByText(/^[0-9a-f]{64}$/u).textContent()) ?? "";
  expect(await verifyEvidence(createReadStream(file), print)).toMatchObject({ faults: [] });

  await page.goto("/demo/admin/authorityrules");
  await page.getByRole("link", { name: "Image interpretation, Terminal 2" }).click();
  await page
    .getByRole("button", { name: "Edit" })
    .or(page.getByRole("link", { name: "Edit" }))
    .click();
  await page.getByRole("button", { name: /Northwind Terminal 2/ }).click(); // without a company it concerns everybody
  // what it would change stands in the form before anything is saved: how many, and who
  const preview = page.getByRole("region", { name: "What this would change" }).first();
  await expect(preview.getByText(/would stand otherwise, or owe more or less/u)).toBeVisible({ timeout: 30_000 });
  await expect(preview.getByRole("row").nth(1)).toContainText(/May (?:not )?work/u);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Save this rule?" });
  await expect(question).toContainText(/people would stand otherwise by it or owe more or less, for example \S+/u);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible(); // nothing was saved, nothing is lost

  // a law that speaks of one work alone is taken over with it, and lacks nothing but the program that certifies
  await page.goto("/demo/admin/authorityrules/add");
  await page.getByLabel("Law").selectOption("court");
  await page.getByRole("button", { name: "Take over its figures" }).click();
  await expect(page.getByLabel("Work", { exact: true })).toHaveValue("court");
  await expect(page.getByText("A certificate is to count for months, and no program gives one: name one.").first()).toBeVisible();
  await expect(page.getByText("This law does not speak of this work.")).toHaveCount(0);
  await page.getByRole("button", { name: "Put back what stood there" }).click();
  await expect(page.getByLabel("Work", { exact: true })).toHaveValue("cabin");
});

test("who may not work, and why, is found in the navigation by name, put together by rule and company, and by a regulator's account by number alone", async ({
  page,
  browser,
  learner,
}) => {
  const person = await learner("lvega");
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, person);
  // what keeps them from work stands with what is to be done next
  const next = theirs.getByRole("main").locator("section").first();
  await expect(next.getByText("May not work at the X-ray machine")).toBeVisible();
  await expect(next).toContainText("Image interpretation, Terminal 2 · Not certified.");
  await theirs.context().close();

  await signIn(page, "domain.admin");
  // home says how many before anybody looks
  await expect(page.getByRole("main").getByRole("link", { name: /^\d+ (?:person|people)$/u })).toHaveAttribute(
    "href",
    /standings\?standing=barred$/u,
  );
  await page.getByRole("link", { name: "Who may work" }).click();
  const list = page.getByRole("region", { name: "Who may work", exact: true });
  const first = list.getByRole("row").nth(1);
  await expect(first).toContainText(/May not work at the X-ray machine\s*(?:Not certified|The certificate has ended)/u);
  // the name leads to how they stand, the program that ends it to their programs
  await expect(first.getByRole("link").first()).toHaveAttribute("href", /\/users\/\d+\/standing$/u);
  await expect(first.getByRole("link").nth(1)).toHaveAttribute("href", /\/users\/\d+\/programs(?:\?assign=\d+)?$/u);
  await expect(page.getByText(/^As of /u)).toBeVisible();
  await page.getByLabel("Standing", { exact: true }).selectOption("short");
  await expect(list.getByRole("row").nth(1)).toContainText("May work, short");
  await page.getByLabel("Find").fill("nobody of this name");
  await expect(page.getByText("Nobody is found by this.")).toBeVisible();

  // their own archive of evidence is ordered from their page
  await page.getByLabel("Find").fill("");
  await list.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(list).toHaveCount(0); // the address is there before the page is
  await page.getByRole("main").getByRole("link", { name: "Evidence" }).click();
  await expect(page.getByRole("combobox", { name: "Person" })).toHaveValue(/\w/u);
  await expect(page.getByLabel("Site")).toHaveValue("person"); // of a person or of a site
  await page.getByLabel("Site").selectOption({ label: "Northwind Terminal 2" });
  await expect(page.getByRole("combobox", { name: "Person" })).toHaveValue("");

  const regulator = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(regulator, "regulator", { at: "/demo/admin/standings" });
  const lines = regulator.getByRole("region", { name: "Who may work", exact: true });
  await expect(lines.getByText(/^No\. \d+$/u).first()).toBeVisible();
  await expect(lines.getByRole("link")).toHaveCount(0);
  // on a phone a line is a card: nothing is wider than the page
  expect(await lines.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // a number of nobody is told where it was typed
  await regulator.goto("/demo/admin/evidence");
  const number = regulator.getByLabel(/^Person · /u);
  await number.fill("999999999999");
  await regulator.getByRole("button", { name: "Make the archive" }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Nobody is found by this\./u);
  await number.fill("");
  await expect(regulator.getByText("Nobody is found by this.")).toHaveCount(0);
  await regulator.context().close();
});
