import { expect, test } from "@playwright/test";
import { demoPassword } from "../content/tenant.ts";
import { signIn } from "./steps.ts";

test("a list as one arranged it is kept under a name, changed and given up, shared, and shown first; by keyboard too", async ({
  page,
  browser,
}) => {
  await signIn(page, "domain.admin", { at: "/demo/admin/groups?active=true&order=desc(name)" });
  await page.getByRole("button", { name: "Views", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Save as a new view …" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await page.keyboard.type("Groups in use");
  await dialog.getByLabel("Share with everybody who sees this list").check();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?view=\d+$/);
  const view = page.url();
  const picker = page.getByRole("button", { name: /^Groups in use/ });
  await expect(picker).toHaveText("Groups in use ▾");
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");

  // something else is looked for: it says so, and is given up again
  await page.getByRole("searchbox", { name: "Search Groups" }).fill("nobody is called that");
  await expect(picker).toHaveText("Groups in use · changed ▾");
  await expect(page).toHaveURL(/search=nobody/);
  await page.getByRole("searchbox", { name: "Search Groups" }).fill("");
  await expect(page).toHaveURL(view);

  // two columns sort, one moves and is drawn wider, by keyboard
  const head = page.getByRole("columnheader", { name: "Active", exact: true });
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await page.getByRole("checkbox", { name: "Created" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Created", exact: true }).click({ modifiers: ["Shift"] });
  await expect(page).toHaveURL(/order=desc\(name\),asc\(createdAt\)|order=desc%28name%29%2Casc%28createdAt%29/);
  await expect(page.getByRole("columnheader", { name: "Created", exact: true })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "Column Active", exact: true }).press("Enter");
  await page.getByRole("spinbutton", { name: "Width in pixels" }).fill("200");
  await page.getByRole("button", { name: "Move before its neighbour" }).press("Enter");
  await expect(head).toHaveCSS("width", "200px");
  await expect(head).toHaveJSProperty("cellIndex", 4);
  await picker.click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(view);
  await expect(head).toHaveJSProperty("cellIndex", 5);
  await expect(page.getByRole("columnheader", { name: "Created", exact: true })).toHaveCount(0);
  await expect(picker).toHaveText("Groups in use ▾");
  await picker.click();
  await page.getByRole("button", { name: "Show this first" }).click();
  await expect(page.getByText("“Groups in use” is shown first from now on.")).toBeVisible();
  await page.goto("/demo/admin/groups");
  await expect(picker).toHaveText("Groups in use ▾");
  await expect(page.getByText("Active: Yes")).toBeVisible();

  // who may not share reads it, and keeps one of their own
  const other = await (await browser.newContext()).newPage();
  await signIn(other, { username: "company.admin", password: demoPassword }, { base: new URL(view).origin, at: view });
  await other.getByRole("button", { name: "Groups in use", exact: true }).click();
  await expect(other.getByRole("button", { name: "Save as a new view …" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Delete …" })).toHaveCount(0);
  await other.context().close();

  await picker.click();
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The view was deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Views", exact: true })).toBeVisible();
  await page.goto(view);
  await expect(page.getByText("This view is no longer there. The list stands as usual.")).toBeVisible();

  // a record knows the list it came from: its neighbours across pages by key and by button, and the row on the way back
  await page.goto("/demo/admin/users?order=desc(username)");
  await page.locator("tbody tr[data-id]").nth(19).getByRole("link").first().click();
  const steps = page.getByRole("navigation", { name: "In the list" });
  await expect(steps).toHaveText(/20 of \d+/);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(steps).toHaveText(/21 of \d+/);
  await steps.getByRole("button", { name: "Next record" }).press("Enter");
  await expect(steps).toHaveText(/22 of \d+/);
  await expect(steps.getByRole("button", { name: "Next record" })).toBeFocused();
  const id = /\d+$/.exec(page.url())![0];
  await page.getByRole("main").getByRole("link", { name: "Users", exact: true }).click();
  await expect(page).toHaveURL(/order=desc.*page=2/);
  await expect(page.locator(`tr[data-id="${id}"]`)).toBeFocused();
  await page.goto(`/demo/admin/users/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
