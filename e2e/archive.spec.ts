import { expect, test } from "@playwright/test";
import { signIn } from "./steps.ts";

test("R-3.092 an administrator exports an image with its truth, imports it as a library of its own, and makes it again", async ({
  page,
}) => {
  await signIn(page, "domain.admin", { at: "/demo/admin/images" });
  await page.locator("tbody a").first().click();
  await page.getByRole("link", { name: "Export and renewal" }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).first().click();
  const archive = await (await download).path();

  await page.goto("/demo/admin/archives");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Choose an archive.")).toBeVisible();
  await page.getByLabel(/^Archive/).setInputFiles({ name: "bags.zip", mimeType: "application/zip", buffer: Buffer.from("no archive") });
  await page.getByRole("textbox", { name: /^Name/ }).fill("Bags on the road");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText(/This file is not an intact archive/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Bags on the road");
  await page.getByLabel(/^Archive/).setInputFiles(archive);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const task = page.getByRole("region", { name: "Import · Bags on the road", exact: true }).filter({ hasText: "Images: 1" });
  await expect(task).toContainText("Done");
  await task.getByRole("link", { name: "Open the library" }).click();
  await expect(page.getByRole("heading", { name: "Bags on the road" })).toBeVisible();
  await expect(page.locator("tbody tr")).toHaveCount(1);

  await page.getByRole("link", { name: "Export and renewal" }).click();
  await page.getByRole("button", { name: "Make the images again" }).click();
  await expect(page.getByRole("region", { name: "Made again" })).toContainText("Unchanged: 1", { timeout: 60_000 });
  await expect(page.getByRole("region", { name: "Disk" })).toContainText("GB");
});
