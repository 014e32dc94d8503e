import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import pg from "pg";
import { visitEmbeddedPostgres } from "../server/src/storage/embeddedPostgres.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";
import { startVigil } from "./vigil.ts";

test("an operator sees a job that was given up, has it tried again, discards another after being asked, and the backup of today", async ({
  page,
}) => {
  const vigil = await startVigil({ copied: true });
  try {
    const { host, user } = await visitEmbeddedPostgres(join(vigil.dataDirectory, "database"));
    const client = new pg.Client({ host, user, database: "vigil" });
    await client.connect();
    // of a domain that is not there: whoever tries it again finds nothing to do
    await client.query(
      `insert into pgboss.job (name, data, state, completed_on, output, policy)
       select name, '{"domainId": 987654}', 'failed', now(), '{"message": "the disk is full"}', policy from pgboss.queue where name in ('checkEvents', 'keeping')`,
    );
    await client.end();
    await signIn(page, "system.admin", { base: vigil.url, at: `${vigil.url}/demo/admin/operations` });
    await expect(page.getByText("No backup was made from here yet.")).toBeVisible();
    const jobs = page.getByRole("region", { name: "Jobs", exact: true });
    const given = (name: string) => jobs.getByRole("listitem").filter({ hasText: name });
    await expect(given("Checks of events and sums")).toContainText("the disk is full");
    await given("Checks of events and sums")
      .getByRole("button", { name: /^Try the job/u })
      .click();
    await expect(given("Checks of events and sums")).toHaveCount(0);
    await given("Taking away what is old")
      .getByRole("button", { name: /^Discard the job/u })
      .click();
    await page.getByRole("dialog", { name: "Discard this job?" }).getByRole("button", { name: "Discard" }).click();
    await expect(jobs.getByRole("listitem")).toHaveCount(0);

    execFileSync(process.execPath, [join(import.meta.dirname, "../server/src/backup.ts")], {
      env: { ...process.env, DATA_DIR: vigil.dataDirectory, DATABASE_URL: "" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await page.reload();
    await expect(page.getByText(/^The last backup was made on/u)).toBeVisible();
  } finally {
    await vigil.stop();
  }
});
