import { expect, test } from "@playwright/test";
import { signInByForm } from "./steps.ts";

test("R-2.002 R-2.003 R-2.034 R-2.059 R-5.065 a domain sees nothing of another, and its address asks for its own sign-in", async ({
  page,
}) => {
  await signInByForm(page, "domain.admin", { domain: "harbor" });
  await page.goto("/harbor/admin/users");
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("table").getByText("Harbor Gate").first()).toBeVisible();
  await expect(page.getByText("Northwind")).toHaveCount(0);
  // a credit of quantity 0 is saved by nobody's mistake
  for (const [list, heading] of Object.entries({ usercredits: "User credits", credits: "Credits" })) {
    await page.goto(`/harbor/admin/${list}`);
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("navigation").getByRole("link", { name: heading, exact: true }).first()).toBeVisible();
  }
  await page.getByRole("table").getByRole("link").first().click();
  await page
    .getByRole("button", { name: "Edit", exact: true })
    .or(page.getByRole("link", { name: "Edit", exact: true }))
    .click();
  await page.getByLabel(/^Quantity/).fill("0");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Save a credit of quantity 0?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel(/^Quantity/)).toHaveValue("0"); // nothing was saved, nothing is lost

  // the first segment of the address wins over its query; without one the query says it
  for (const address of ["/demo/login?domain=harbor", "/?domain=demo"]) {
    await page.goto(address);
    await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
    await expect(page.getByText("Northwind Airports").first()).toBeVisible();
    await expect(page.getByText("Harbor")).toHaveCount(0);
  }
  await page.goto("/demo/admin/users");
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
});
