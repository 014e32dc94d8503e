import { expect, test } from "@playwright/test";
import { demoPassword } from "../content/tenant.ts";
import { signIn } from "./steps.ts";

test("a trainer delivers a class, and is asked by name before anybody gets it afterwards", async ({ page }) => {
  await signIn(page, { username: "trainer", password: demoPassword }, { at: "/demo/admin/trainingevents" });
  await page.getByRole("row").filter({ hasText: "To be delivered" }).getByRole("link").first().click();
  await page.getByRole("link", { name: "Attendance", exact: true }).click();
  const people = page.getByRole("list", { name: "Attendance" }).getByRole("listitem");
  const [first, second] = [people.nth(0), people.nth(1)];
  await first.getByText("Attending", { exact: true }).click();
  await second.getByText("Absent", { exact: true }).click();
  // the event is read anew later than its list: who is marked meanwhile is asked about all the same
  let letGo = () => {};
  const asked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/api\/trainingevents\/\d+$/u, async (route) => {
    await asked;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Deliver", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deliver", exact: true }).click();
  await expect(first.getByText("Attended")).toBeVisible();

  // a slip of the finger gives nothing to anybody
  await second.getByText("Attending", { exact: true }).click();
  const question = page.getByRole("dialog", { name: "Deliver to 1 learner?" });
  await expect(question).toContainText("This cannot be taken back here.");
  letGo();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(second.getByRole("radio", { name: "Absent" })).toBeChecked();

  await second.getByText("Attending", { exact: true }).click();
  await question.getByRole("button", { name: "Deliver", exact: true }).click();
  await expect(second.getByText("Attended")).toBeVisible();
});
