import { expect, test, type Locator } from "@playwright/test";
import { administratorApi } from "./administratorApi.ts";
import { signIn } from "./steps.ts";

/** As the navigation calls a list, what its columns are called, and something that can be done on it. */
const lists: readonly (readonly [list: string, columns: readonly string[], act: string])[] = [
  ["Domains", ["Name", "Title", "Organization"], "Add domain"],
  ["Companies", ["Name", "Code", "Region"], "Add company"],
  ["Company templates", ["Name", "Active"], "Add company template"],
  ["Domain codes", ["Name", "Active"], "Add domain code"],
  ["Groups", ["Name", "Number of members"], "Add group"],
  ["Users", ["User ID", "Company", "Access level"], "Import …"],
  ["Plugins", ["Plugin"], "Switch on a plugin"],
  ["Access levels", ["Name", "Kind"], "Add access level"],
  ["Identity providers", ["Name", "Active"], "Add identity provider"],
  ["User sessions", ["User", "Signed in", "Open"], "End"],
  ["Programs", ["Name", "Recurrency"], "Add program"],
  ["Program groups", ["Name", "Programs"], "Add program group"],
  ["Courses", ["Name", "Type"], "Write a course"],
  ["Quizzes", ["Name", "Type"], "Import"],
  ["Resources", ["Name", "Active"], "Add resource"],
  ["Configurations", ["Name", "Root"], "Add configuration"],
  ["Media", ["Name"], "Add media"],
  ["Notifications", ["Description", "Active"], "Add notification"],
  ["Table data", ["Table", "Key"], "Import"],
  ["Image libraries", ["Name", "Console"], "Add image library"],
  ["Images", ["Image", "Image library", "Decision"], "Review drafts"],
  ["Certificate templates", ["Name", "Certificate of"], "Add certificate template"],
  ["Program transfers", ["State"], "Add program transfer"],
  ["Program certificates", ["Certificate", "Learner", "Program"], "Export"],
  ["Training events", ["Program", "First day", "State"], "Add training event"],
  ["Trainer authorizations", ["Trainer", "Authority"], "Add trainer authorization"],
  ["Program statuses", ["Learner", "Program", "Status"], "Export"],
  ["Course statuses", ["Learner", "Course", "Status"], "Export"],
  ["Locked exams", ["Learner", "Course", "Final exam locked"], "Export"],
  ["Events", ["When", "Type", "By whom"], "Details: user.signIn"],
  ["Subscriptions", ["Description", "Next run"], "Add subscription"],
  ["Table exports", ["Name", "A line for each"], "Add table export"],
];

/** Of these the demo has no rows, or they are still being made; another journey may have added some. */
const mayBeEmpty = [
  "Company templates",
  "Domain codes",
  "Identity providers",
  "Resources",
  "Media",
  "Notifications",
  "Table data",
  "Images",
  "Program transfers",
  "Locked exams",
  "Subscriptions",
  "Table exports",
];

test("R-2.026 R-2.027 R-2.028 R-2.029 R-2.030 R-2.031 R-2.032 R-2.033 R-2.035 R-2.036 R-2.037 R-2.039 R-2.040 R-2.042 R-2.043 R-2.044 R-2.045 R-2.046 R-2.047 R-2.048 R-2.049 R-2.050 R-2.051 R-2.052 R-2.053 R-2.054 R-2.055 R-2.056 R-2.057 R-2.058 R-2.060 R-2.061 R-2.062 every list of the administration opens from the navigation with its heading, its columns and what can be done on it, and a row of it opens", async ({
  page,
  baseURL,
}) => {
  const api = await administratorApi(baseURL!);
  const on = new Set((await api.call("GET", "addons?limit=50")).map(({ type }: { type: string }) => type));
  if (!on.has("tableExports")) await api.call("POST", "addons", { type: "tableExports" });
  await api.close();
  await signIn(page, "system.admin");
  const main = page.getByRole("main");
  const act = (name: string): Locator => main.getByRole("link", { name, exact: true }).or(main.getByRole("button", { name, exact: true }));
  const opened: string[] = [];
  for (const [list, columns, done] of lists) {
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: list, exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: list, exact: true })).toBeVisible();
    // columns are offered where nothing is listed yet, too
    await main.getByRole("button", { name: "Columns", exact: true }).click();
    for (const name of columns) await expect(main.getByRole("checkbox", { name, exact: true })).toBeChecked();
    await page.keyboard.press("Escape");
    // what reads facts alone has its acts in the bar over what is selected
    if (done === "End") await main.getByRole("row").nth(1).getByRole("checkbox").check();
    await expect(act(done).first()).toBeVisible();
    if (list === "Plugins") await expect(page).toHaveURL(/\/admin\/addons$/); // what people call a plugin is called addon
    const first = main.getByRole("row").nth(1).getByRole("link").first();
    await expect(first.or(main.getByText("Nothing here yet"))).toBeVisible();
    if (!(await first.isVisible())) continue;
    await first.click();
    await expect(page).toHaveURL(/\/admin\/\w+\/\d+/u);
    // a plugin is headed by its word, not by its code
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(list === "Plugins" ? /^[A-Z]/u : /\S/u);
    await expect(main.getByRole("link", { name: list, exact: true }).first()).toBeVisible();
    opened.push(list);
  }
  expect(opened).toEqual(lists.map(([list]) => list).filter((list) => !mayBeEmpty.includes(list) || opened.includes(list)));
});
