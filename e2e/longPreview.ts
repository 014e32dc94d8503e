import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { join } from "node:path";
import { visitEmbeddedPostgres } from "../server/src/storage/embeddedPostgres.ts";
import type { Vigil } from "./vigil.ts";

/** What a rule would do to so many people is worked out in the background: told how far it is, called off, and worked out again. */
export async function longPreview(page: Page, { url, dataDirectory }: Vigil): Promise<void> {
  await page.goto(`${url}/demo/admin/authorityrules/add`);
  await page.getByLabel("Name", { exact: false }).first().fill("Of many");
  await page.getByLabel("Law").selectOption({ label: "Own rule" });
  await page.getByLabel("Holds from").fill("2026-01-01");
  await page.getByRole("combobox", { name: "Companies" }).fill("Northwind Terminal 1");
  await page.getByRole("option", { name: /Northwind Terminal 1/u }).click();
  const preview = page.getByRole("region", { name: "What this would change" }).first();
  await expect(preview.getByRole("listitem")).toHaveText(/^Minutes at the X-ray screen/u);
  const release = await held(dataDirectory);
  try {
    await page.getByLabel(/^Minutes at the X-ray screen/u).fill("60");
    await expect(preview.getByText(/^0 of 2,0\d\d people are done\.$/u).first()).toBeVisible();
    await expect(preview.getByRole("progressbar")).toBeVisible();
    await preview.getByRole("button", { name: "Call off" }).click();
    await expect(preview.getByText("This preview was called off.")).toBeVisible();
  } finally {
    await release();
  }
  await preview.getByRole("button", { name: "Work it out again" }).click();
  await expect(preview.getByText(/people would stand otherwise, or owe more or less/u)).toBeVisible({ timeout: 60_000 });
  await expect(preview.getByRole("row").nth(1)).toContainText("May work, short");
}

/** Nobody's certificates are read before it is released: a preview stays where it is for as long as it is looked at. */
async function held(dataDirectory: string): Promise<() => Promise<void>> {
  const { host, user } = await visitEmbeddedPostgres(join(dataDirectory, "database"));
  const client = new pg.Client({ host, user, database: "vigil" });
  await client.connect();
  await client.query("begin");
  await client.query("lock table program_certificates in access exclusive mode");
  return async () => {
    await client.query("rollback");
    await client.end();
  };
}
