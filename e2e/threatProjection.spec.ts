import { expect, test } from "@playwright/test";
import { signIn } from "./steps.ts";

test("an administrator puts a threat into a bag and may not approve it; a second person does", async ({ page, browser }) => {
  test.slow(); // a bag is packed and scanned again twice
  await signIn(page, "domain.admin", { at: "/demo/admin/imagelibraries/add" });
  await page.getByRole("textbox", { name: /^Name/ }).fill("Own bags");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Own bags was added.")).toBeVisible();

  await page.goto("/demo/admin/projection?library=1"); // of all domains; other journeys leave libraries of their own
  await page.locator("a[href$='/project']").first().click();
  const view = page.getByTestId("projection-view-0");
  await expect(view).toBeVisible({ timeout: 90_000 });
  await page.getByRole("searchbox", { name: "Search by name" }).fill("kitchen kn");
  await page.getByRole("button", { name: "Kitchen knife" }).click();
  await expect(page.locator("[data-shown=kitchenKnife]")).toBeVisible();

  // By keyboard and by mouse, and a step back.
  const along = page.getByRole("spinbutton", { name: "Along", exact: true });
  const before = Number(await along.inputValue());
  await view.focus();
  await page.keyboard.press("ArrowRight");
  await expect(along).toHaveValue(String(Math.round(10 * before + 20) / 10));
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByRole("spinbutton", { name: "up", exact: true })).not.toHaveValue("0");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(along).toHaveValue(String(before));
  const box = (await view.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2 + 8, { steps: 3 });
  await page.mouse.up();
  await expect(along).not.toHaveValue(String(before));

  // Nothing is lost by a wrong click.
  await page.getByRole("link", { name: "Threat projection" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  // The bag's library is shared by all domains: the new image goes into the administrator's own.
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("This library is shared by all domains.")).toBeVisible();
  await page.getByRole("combobox", { name: "Image library" }).fill("Own");
  await page.getByRole("option", { name: "Own bags" }).click();
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.waitForURL(/images\/\d+\/scan/, { timeout: 90_000 });
  await expect(page.getByText("You made this image, so somebody else has to approve it.")).toBeVisible();
  await expect(page.getByText("May approve it: Sasha Petrov.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const second = await (await browser.newContext()).newPage();
  await signIn(second, "system.admin", { at: page.url() });
  await second.getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("Approved by Sasha Petrov.")).toBeVisible();
  await second.context().close();
  await page.reload();
  await expect(page.getByText("Approved by Sasha Petrov.")).toBeVisible();
});
