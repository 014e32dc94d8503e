import { expect, test } from "@playwright/test";
import { signIn } from "./steps.ts";

test.beforeEach(async ({ page }) => signIn(page, "domain.admin"));

test("R-2.061 R-3.001 R-4.084 R-4.085 an administrator searches, filters, sorts, selects and deactivates users", async ({ page }) => {
  await page.goto("/demo/admin/users");
  const rows = page.getByRole("row");
  await expect(rows).toHaveCount(21); // the head and a page of 20
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);

  await page.goto("/demo/admin/users?page=9999"); // behind the last row: the last page there is
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
  await expect(page).not.toHaveURL(/9999/);
  await expect(rows.nth(1)).toBeVisible(); // not an empty one

  await page.goto("/demo/admin/users");
  // what is selected stays where it is: the bar stands at the foot of the window
  const chosen = page.getByRole("checkbox", { name: /^Select / }).nth(1);
  const before = await chosen.boundingBox();
  await chosen.check();
  await expect(page.getByRole("toolbar", { name: "Actions" })).toBeInViewport();
  expect(await chosen.boundingBox()).toEqual(before);
  const everybody = page.getByRole("button", { name: /^Select all \d+ that match$/ });
  const count = /\d+/.exec((await everybody.textContent()) ?? "")?.[0] ?? "";
  expect(Number(count)).toBeGreaterThan(20); // more than the page that is shown
  await everybody.click();
  await expect(page.getByRole("toolbar", { name: "Actions" }).getByText(`${count} selected`)).toBeVisible();
  await expect(everybody).toBeHidden();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(count); // how many are meant is said before
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear", exact: true }).click();

  await page.getByRole("searchbox").fill("GRÊCH");
  await expect(rows).toHaveCount(2);
  // what is found comes while one types, and does not take the hand off the box
  const box = page.getByRole("searchbox");
  await box.fill("gre");
  await expect(page).toHaveURL(/search=gre$/);
  await page.keyboard.type("ch");
  await expect(page).toHaveURL(/search=grech$/);
  await expect(rows).toHaveCount(2);
  await page.getByRole("navigation").getByRole("link", { name: "Users", exact: true }).click();
  await expect(box).toHaveValue(""); // the list as it is by its address
  await box.fill("grech");
  await expect(page).toHaveURL(/search=grech/);
  await page.reload(); // the list's state is in its address
  await expect(rows).toHaveCount(2);

  await page.getByRole("checkbox", { name: /mgrech/ }).check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("1 record was deactivated.")).toBeVisible();
  // the list is left, and the act is still undone from where one is
  await page.getByRole("navigation").getByRole("link", { name: "Companies", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  const said = page.locator('[data-area="toasts"]');
  await expect(said.getByRole("link", { name: "All acts of the last day" })).toBeVisible();
  await said.getByRole("button", { name: "Undo" }).click();
  await expect(said.getByText("1 record is as before again.")).toBeVisible();
});

test("the palette finds people and companies by keyboard, and pages by what they are for", async ({ page }) => {
  for (const [typed, option, address] of [
    ["kazlauskas tomas", /Tomas · Kazlauskas · tkazlauskas/, /admin\/users\/\d+$/],
    ["terminal 2", /Northwind Terminal 2/, /admin\/companies\/\d+$/],
    ["undo", /^Undo what you did to many/, /admin\/acts$/],
    ["locks", /^Locks of all accounts/, /admin\/users\/locks$/],
    ["overdue", /^Who is overdue/, /admin\/reports\/T70/],
  ] as const) {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible(); // the frame listens once it is there
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search records, lists and actions" }).fill(typed);
    await expect(page.getByRole("option", { name: option })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
  }
});

test("R-4.107 R-5.045 an administrator adds, edits, copies and deletes a company", async ({ page }) => {
  await page.goto("/demo/admin/companies");
  await page.getByRole("link", { name: /^Add/ }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Ferry Port West");
  await page.getByLabel(/^Region/).fill("Coast");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Ferry Port West was added.")).toBeVisible();

  await page.goto("/demo/admin/companies?search=ferry");
  await page.getByRole("link", { name: "Ferry Port West" }).click();
  await page
    .getByRole("link", { name: "Copy" })
    .or(page.getByRole("button", { name: "Copy" }))
    .click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Ferry Port East");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Ferry Port East was saved.")).toBeVisible();

  await page.goto("/demo/admin/companies?search=ferry");
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select every row of this page" }).check();
  await page.getByRole("button", { name: "Delete …" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Delete", exact: true })).toBeDisabled();
  await dialog.getByRole("textbox").fill("delete me");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("2 records were deleted.")).toBeVisible();
});

test("R-8.120 an administrator's mistake is told at its field and nothing typed is lost", async ({ page }) => {
  await page.goto("/demo/admin/companies");
  await page.getByRole("link", { name: /^Add/ }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Harbour Freight");
  await page.getByLabel(/^Code/).fill("HF2");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel(/^Code/)).toHaveValue("HF2");
});

test("R-2.031 R-2.032 R-2.050 R-2.051 R-2.052 R-5.066 the lists of the curriculum open from the navigation, and an empty program is saved only on purpose", async ({
  page,
}) => {
  const navigation = page.getByRole("list", { name: "Curriculum" });
  for (const list of ["Configurations", "Courses", "Resources", "Program groups", "Programs"]) {
    await navigation.getByRole("link", { name: list, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: list, exact: true })).toBeVisible();
    await expect(page.getByRole("table").or(page.getByText("Nothing here yet"))).toBeVisible(); // the demo has no resources
  }
  await page.getByRole("link", { name: "Add program" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Nothing yet");
  await page.getByRole("textbox", { name: /^Title/ }).fill("Nothing yet");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Save a program without courses?")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Nothing yet");
  await page.keyboard.press("Control+s");
  await dialog.getByRole("button", { name: "Save it empty" }).click();
  await expect(page.getByText("Nothing yet was added.")).toBeVisible();
});

test("R-2.004 R-2.005 R-2.006 R-2.017 R-2.026 from the sign-in page to account recovery and a password reset; the profile and the access levels open", async ({
  page,
}) => {
  await page.goto("/demo/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect(page.getByText("domain.admin", { exact: true })).toBeVisible();
  await page.goto("/demo/admin/accesslevels");
  await expect(page.getByRole("table").getByRole("link", { name: "Vendor Support" })).toBeVisible();
  await page.getByRole("table").getByRole("link", { name: "Instructor" }).click();
  const right = page.getByRole("main").getByRole("listitem");
  await expect(right.filter({ hasText: "Integrity flags" })).toHaveText("Integrity flags View · Edit");
  await expect(right.filter({ hasText: /^Statuses/ })).toHaveText("Statuses View");
  await page.goto("/demo/login");
  await page.getByRole("link", { name: "Forgotten your User ID or password?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recover your account" })).toBeVisible();
  await page.getByLabel("My password").uncheck();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose at least one thing");
  await page.goto("/demo/reset-password");
  await page.getByLabel("User ID").fill("nobody.at.all");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: /\?$/ }).fill("Elm Street"); // the question
  for (const label of ["New password", "New password, once more"]) await page.getByLabel(label, { exact: true }).fill("Moving-house-2027");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This answer is not correct.")).toBeVisible();
});

test("R-2.040 R-2.041 the list of identity providers has screens for its rules, and for those of access level, company and program", async ({
  page,
}) => {
  await page.goto("/demo/admin/identityproviders/add");
  await page.getByLabel(/^Name \*/).fill("Harbour staff");
  await page.getByLabel(/^Name on the sign-in page/).fill("Northwind");
  await page.getByLabel(/^Discovery endpoint/).fill("https://login.example.org");
  await page.getByLabel(/^Client ID/).fill("vigil");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Harbour staff" })).toBeVisible();
  await page.getByRole("link", { name: "Company rules" }).click();
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("Name").fill("Everybody");
  await page.getByLabel("Gives the company").fill("Northwind");
  await page
    .getByRole("option", { name: /Northwind/ })
    .first()
    .click();
  // while it is saved nothing is typed that would be gone with the answer
  let letGo = () => {};
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/identityproviders\/\d+\/rules$/u, async (route) => {
    if (route.request().method() === "PUT") await typed;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.locator("form[inert]")).toBeVisible();
  await page.keyboard.type("!");
  letGo();
  await expect(page.getByText("The rules were saved.")).toBeVisible();
  await expect(page.locator("form[inert]")).toHaveCount(0);
  for (const kind of ["Access level rules", "Program rules"]) {
    await page.getByRole("link", { name: kind }).click();
    await expect(page.getByRole("button", { name: "Add a rule" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(page.getByText("nobody: the sign-in would be refused")).toBeVisible();
  await page.goto("/demo/admin/identityproviders");
  await expect(page.getByRole("table").getByRole("link", { name: "Harbour staff" })).toBeVisible();
});

test("an account is linked to an identity provider by hand, whose addresses stand on its page, and the link is removed again", async ({
  page,
}) => {
  await page.goto("/demo/admin/identityproviders/add");
  await page.getByLabel(/^Name \*/).fill("Linked staff");
  await page.getByLabel(/^Name on the sign-in page/).fill("Linked");
  await page.getByLabel(/^Discovery endpoint/).fill("https://login.example.org");
  await page.getByLabel(/^Client ID/).fill("vigil");
  await page.keyboard.press("Control+s");
  await page.getByRole("link", { name: "Connection" }).click();
  await expect(page.getByRole("textbox", { name: "Redirect address" })).toHaveValue(`${new URL(page.url()).origin}/demo/login`);

  await page.goto("/demo/admin/users?search=auditor");
  await page.getByRole("table").getByRole("link", { name: "auditor" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Identity providers" }).click();
  await page.getByLabel("Identity provider").selectOption("Linked staff");
  await page.getByLabel("Subject").fill("staff-7");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table").getByText("staff-7")).toBeVisible();
  await page.getByRole("button", { name: "Remove the link: Linked staff" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove the link" }).click();
  await expect(page.getByText("This account is not linked to an identity provider.")).toBeVisible();
});

test("R-1.045 R-1.046 R-1.047 R-1.048 R-2.066 R-2.067 R-2.069 the frame has its parts; a dashboard is made, filled, arranged by keys, reset after a confirmation and deleted", async ({
  page,
}) => {
  await page.route("**/version.json*", (route) => route.fulfill({ json: { version: "99.0.0" } }));
  await page.reload();
  for (const role of ["banner", "navigation", "contentinfo", "main"] as const) await expect(page.getByRole(role)).toHaveCount(1);
  for (const area of ["alerts", "modal", "toasts"]) await expect(page.locator(`[data-area="${area}"]`)).toHaveCount(1);
  await expect(page.getByText("Version 99.0.0 was installed on the server.")).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();

  // what happened last has its room on a small screen: by words alone, and each type leads to its event
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 768 });
  const latest = page.getByRole("region", { name: "Latest events" });
  await expect(latest.getByRole("row").nth(1).getByRole("link")).toHaveCount(1);
  await expect(latest.locator("code").first()).toBeHidden();
  expect(await latest.getByRole("region").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  if (size) await page.setViewportSize(size);

  const menu = async (name: string) => {
    await page.getByRole("button", { name: "Dashboard menu" }).click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  const titles = () => page.locator("[data-item] h3").allTextContents();
  await expect(page.locator("[data-item]")).toHaveCount(11);
  await menu("New dashboard");
  await page.getByRole("textbox", { name: "Title" }).fill("Night shift");
  await page.keyboard.press("Enter");
  for (const widget of ["Training where", "Certifications"]) {
    await menu("Add widget");
    await page.getByRole("button", { name: new RegExp(`^${widget}`) }).click();
  }
  await page.getByRole("button", { name: "Move Certifications", exact: true }).press("ArrowLeft");
  await expect.poll(titles).toEqual(["Certifications", "Training"]);
  await page.getByRole("button", { name: "Resize Training", exact: true }).press("ArrowRight");
  await expect(page.getByText("Training: 2 of 4 columns wide")).toBeAttached();
  await page.getByRole("button", { name: "Training as a table" }).click();
  await expect(page.getByRole("row", { name: /^Cabin baggage screening \d/ })).toBeVisible();
  // the second click of two meets what has come to the place of the first: one goes, and is put back where it was
  const box = await page.getByRole("button", { name: "Remove Certifications" }).boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await expect.poll(titles).toEqual(["Training"]);
  const toasts = page.locator('[data-area="toasts"]');
  await expect(toasts.getByText("Night shift: Certifications was removed.")).toBeVisible();
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titles).toEqual(["Certifications", "Training"]);
  await menu("Edit title");
  await page.getByRole("textbox", { name: "Title" }).fill("Early shift");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Early shift" })).toBeVisible();
  // the one everybody begins with is still there
  await page.getByRole("combobox", { name: "Dashboard" }).selectOption("Overview");
  await expect(page.locator("[data-item]")).toHaveCount(11);
  await page.getByRole("combobox", { name: "Dashboard" }).selectOption("Early shift");
  await expect.poll(titles).toEqual(["Certifications", "Training"]);
  await menu("Reset to default");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await titles()).toHaveLength(2);
  await menu("Reset to default");
  await page.getByRole("dialog").getByRole("button", { name: "Reset", exact: true }).click();
  await expect(page.locator("[data-item]")).toHaveCount(11);
  await menu("Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});
