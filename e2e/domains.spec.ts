import { expect, test } from "@playwright/test";
import { signInByForm } from "./steps.ts";

test("R-2.002 a domain sees nothing of another, and its address asks for its own sign-in", async ({ page }) => {
  await signInByForm(page, "domain.admin", { domain: "harbor" });
  await page.goto("/harbor/admin/users");
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("table").getByText("Harbor Gate").first()).toBeVisible();
  await expect(page.getByText("Northwind")).toHaveCount(0);
  await page.goto("/demo/admin/users");
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
});
