import { expect, test } from "@playwright/test";
import { signIn, smallScreen } from "./steps.ts";

test.use({ viewport: smallScreen });

test("R-3.092 images show as pictures beside the list, narrowed by what is true about them, by mouse and keyboard, and stay so", async ({
  page,
}) => {
  await signIn(page, "domain.admin");
  await page.goto("/demo/admin/images");
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "Pictures", exact: true }).click();
  const tiles = page.getByRole("list", { name: "Images" }).getByRole("listitem");
  await expect(tiles.first()).toBeVisible();
  const drawn = tiles.first().locator("img");
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await page.getByRole("button", { name: "Decision", exact: true }).click();
  await page.getByRole("checkbox", { name: "Pass" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/decision=P/u);
  await expect(tiles.first()).toContainText("Pass");
  for (const other of ["Hold", "Reject"]) await expect(tiles.getByText(other, { exact: true })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("button", { name: "Pictures", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(tiles.first()).toContainText("Pass"); // no skeleton any more
  await tiles.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tiles.nth(1)).toBeFocused();
  const second = await tiles.nth(1).getAttribute("data-id");
  await page.keyboard.press("Home");
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/images/${second}$`, "u"));
});
