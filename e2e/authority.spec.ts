/// <reference lib="dom" />
import { expect } from "@playwright/test";
import { createReadStream } from "node:fs";
import { verifyEvidence } from "../server/src/compliance/evidence/verifyEvidence.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

test("an archive of evidence is ordered, fetched and verified; a rule that changes how people stand asks before it is saved", async ({
  page,
}) => {
  await signIn(page, "domain.admin");
  await page.goto("/demo/admin/evidence");
  await page.getByLabel("First day").fill("2031-01-01");
  await expect(page.getByText("The first day is after the last one.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make the archive" })).toBeDisabled();
  await page.getByLabel("First day").fill("2026-01-01");
  await page.getByLabel("Site").selectOption({ label: "Northwind Terminal 2" });
  await page.getByRole("button", { name: "Make the archive" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Fetch Northwind Terminal 2/ }).click({ timeout: 60_000 });
  const file = await (await waiting).path();
  const print = (await page.getByText(/^[0-9a-f]{64}$/u).textContent()) ?? "";
  expect(await verifyEvidence(createReadStream(file), print)).toMatchObject({ faults: [] });

  await page.goto("/demo/admin/authorityrules");
  await page.getByRole("link", { name: "Image interpretation, Terminal 2" }).click();
  await page
    .getByRole("button", { name: "Edit" })
    .or(page.getByRole("link", { name: "Edit" }))
    .click();
  await page.getByRole("button", { name: /Northwind Terminal 2/ }).click(); // without a company it concerns everybody
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Save this rule?" });
  await expect(question).toContainText(/people would stand otherwise by it or owe more or less, for example \S+/u);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible(); // nothing was saved, nothing is lost
});
