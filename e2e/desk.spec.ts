import { expect, test, type Page } from "@playwright/test";
import { signIn } from "./steps.ts";

const rowOf = (page: Page, username: string) => page.getByRole("row").filter({ hasText: username });

/** A person of the journey's own, so that no other journey meets them. */
async function personNamed(page: Page, username: string): Promise<void> {
  await page.goto("/demo/admin/users/add");
  await page.getByLabel(/^User ID/).fill(username);
  await page.getByLabel(/^First name/).fill("Desk");
  await page.getByLabel(/^Last name/).fill("Journey");
  for (const [field, name] of [
    ["companyId", "Northwind Terminal 1"],
    ["accessLevelId", "Student"],
  ] as const) {
    await page.locator(`[name="${field}"]`).fill(name);
    await page.getByRole("option", { name, exact: true }).click();
  }
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Desk Journey was added.")).toBeVisible();
}

test("a person's page: programs, a password by its rules, signed out everywhere, by keyboard and on a phone", async ({ page, browser }) => {
  await signIn(page, "domain.admin");
  await personNamed(page, "desk.person");
  await expect(page).toHaveURL(/\/users\/\d+$/);

  // the menu and its dialog by keyboard; the focus comes back to what opened them
  const account = page.getByRole("button", { name: /^Account ▾/ });
  await account.focus();
  await page.keyboard.press("Enter");
  const give = page.getByRole("group", { name: "Account" }).getByRole("button", { name: "Set a password …" }); // it also stands beside the state
  await give.press("Enter");
  const dialog = page.getByRole("dialog", { name: /Set a password/ });
  const [password, again] = [dialog.locator('[name="password"]'), dialog.locator('[name="passwordAgain"]')];
  const rules = dialog.getByRole("list", { name: "The password has" });
  await expect(rules.getByRole("listitem").first()).toContainText("at least 12 characters: not yet");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press("Enter");
  await give.click();
  await password.fill("short");
  await expect(rules).toContainText("a digit: not yet");
  await password.fill("Long-Enough-2026");
  await expect(rules).not.toContainText("not yet");
  await again.fill("Long-Enough-2027");
  await expect(
    dialog.getByText("The two passwords are not the same.").or(dialog.getByText(/passwords .*(differ|match|same)/i)),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Set the password" }).click();
  await expect(dialog).toBeVisible(); // refused
  await again.fill("Long-Enough-2026");
  await dialog.getByLabel("Must change the password at the next sign-in").uncheck();
  await dialog.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("desk.person has a new password.")).toBeVisible();

  // they sign in, are seen to be signed in, and are signed out everywhere
  const theirs = await (await browser.newContext()).newPage();
  await signIn(
    theirs,
    { username: "desk.person", password: "Long-Enough-2026" },
    {
      base: new URL(page.url()).origin,
    },
  );
  await page.getByRole("link", { name: "Signed in", exact: true }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await account.click();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("1 person was signed out.")).toBeVisible();
  await theirs.reload().catch(() => {}); // a call of its own may have met the refusal first: then the page is on its way already
  await expect(theirs).toHaveURL(/login/);
  await theirs.context().close();

  // the list in the next tab is another one: it is not asked in the order of the one before
  const signedIn = page.getByRole("columnheader", { name: "Signed in" });
  await signedIn.getByRole("button").first().click();
  await expect(signedIn).toHaveAttribute("aria-sort", /ending$/);
  await page.getByRole("link", { name: "Certificates", exact: true }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Programs", exact: true }).last().click();
  await expect(page.getByText("No program is assigned, and none was begun.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/demo/admin/companies?search=terminal 1");
  await rowOf(page, "Northwind Terminal 1").getByRole("link").first().click();
  await page.getByRole("link", { name: "People", exact: true }).click();
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await page.getByRole("link", { name: "Programs", exact: true }).last().click();
  await expect(page.getByRole("table").getByText("Cabin baggage screening")).toBeVisible();

  // whoever is here gets a program by a rule, which begins with the company
  await page.getByRole("link", { name: "Give everybody here a program …" }).click();
  await expect(page).toHaveURL(/\/assignmentrules\/add/);
  await expect(page.getByRole("main").getByText("Northwind Terminal 1")).toBeVisible();
});

test("what is typed survives the end of a session, and nobody else finds it; a conflict is compared field by field", async ({
  page,
  browser,
}) => {
  await signIn(page, "domain.admin");
  await personNamed(page, "desk.typed");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const edit = page.url();
  await page.getByLabel(/^First name/).fill("Typed and not saved");
  await page.locator('[name="password"]').fill("Never-Kept-2026");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Never-Kept-2026");
  await page.locator('[name="password"]').fill("");
  // the session ends under the form
  await page.context().clearCookies();
  await page.keyboard.press("Control+s");
  await page.waitForURL(/login/);
  await page.locator('input[autocomplete="username"]').fill("domain.admin");
  await page.locator('input[autocomplete="current-password"]').fill("Vigil-2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(edit);
  await expect(page.getByLabel(/^First name/)).toHaveValue("Typed and not saved");
  await expect(page.getByText(/had not saved stands here again/)).toBeVisible();

  // somebody else saves meanwhile
  const other = await (await browser.newContext()).newPage();
  await signIn(other, "system.admin", { base: new URL(page.url()).origin, at: edit });
  await other.getByLabel(/^First name/).fill("Of somebody else");
  await other.getByLabel(/^Last name/).fill("Saved meanwhile");
  await other.keyboard.press("Control+s");
  await expect(other.getByText("Of somebody else Saved meanwhile was saved.")).toBeVisible();
  await other.context().close();

  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "Somebody else changed this record" })).toBeInViewport();
  await page.getByRole("button", { name: "Compare" }).click();
  const compared = page.getByRole("dialog");
  await expect(compared.getByRole("row").filter({ hasText: "First name" })).toContainText("Typed and not saved");
  await expect(compared.getByRole("row").filter({ hasText: "First name" })).toContainText("Of somebody else");
  await expect(compared.getByRole("row").filter({ hasText: "Last name" })).toContainText("Saved meanwhile");
  await compared.getByRole("button", { name: "Save over it" }).click();
  await expect(page.getByText("Typed and not saved Saved meanwhile was saved.")).toBeVisible();
  // what only the other changed stays
  await expect(page.getByRole("heading", { level: 1, name: "Typed and not saved Saved meanwhile" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("vigil.draft")))).toEqual([]);
});

test("every refusal stands at its field and the first is gone to; no form asks for JSON; a list without a connection says so", async ({
  page,
}) => {
  await signIn(page, "domain.admin", { at: "/demo/admin/users/add" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator('[name="username"]')).toBeFocused();
  await expect(page.locator('[name="username"]')).toBeInViewport();

  await page.getByRole("button", { name: "Add a value" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).last().fill("shift");
  await page.getByRole("textbox", { name: "Value of shift" }).fill("night");
  await expect(page.getByText("{", { exact: false })).toHaveCount(0);

  await page.goto("/demo/admin/users");
  page.once("dialog", (asked) => void asked.accept());
  await expect(page.getByRole("row")).toHaveCount(21);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText(/These rows are from before|could not be loaded/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/page=2/);
});
