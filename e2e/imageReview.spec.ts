import { expect, test } from "@playwright/test";
import { administratorApi } from "./administratorApi.ts";
import { signIn, smallScreen } from "./steps.ts";

test.use({ viewport: smallScreen });

test("R-3.092 images show as pictures beside the list, narrowed by what is true about them, by mouse and keyboard, and stay so", async ({
  page,
}) => {
  await signIn(page, "domain.admin", { at: "/demo/admin/images" });
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

test("R-3.092 drafts are decided one after the other by keys at full size, each once, and those one has made oneself are left out", async ({
  page,
  baseURL,
}) => {
  test.slow(); // four bags are packed and scanned first
  const maker = await administratorApi(baseURL ?? "", "system.admin");
  const reviewer = await administratorApi(baseURL ?? "", "domain.admin");
  const { id: library } = await maker.call("POST", "imagelibraries", { name: "To be reviewed" });
  const recipe = { size: 3, threatShare: 0, categories: {}, scanner: "S160single", draft: true };
  await maker.call("POST", `imagelibraries/${library}/jobs`, recipe);
  await reviewer.call("POST", `imagelibraries/${library}/jobs`, { ...recipe, size: 1 });
  const drafts = async (): Promise<number[]> =>
    (await maker.call("GET", `images?imageLibraryId=${library}&state=draft`)).map(({ id }: { id: number }) => id);
  await expect.poll(async () => (await drafts()).length, { timeout: 90_000 }).toBe(4);

  await signIn(page, "domain.admin", { at: `/demo/admin/images?imageLibraryId=${library}` });
  await page.getByRole("checkbox", { name: "Select every row of this page" }).check();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Made by you, so somebody else has to approve them (1)");
  await expect(page.getByRole("button", { name: "Approve 3" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Review drafts" }).click();
  await expect(page.getByText("1 of 3 to review")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve and next" })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 3 to review")).toBeVisible();
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByLabel("Reason").fill("Hardly anything in it.");
  await page.getByRole("dialog").getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("3 of 3 to review")).toBeVisible();
  const { ready } = await reviewer.call("POST", "images/preview", { act: "approve", ids: await drafts() });
  await maker.call("POST", "images/archive", { ids: ready });
  await page.keyboard.press("x");
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Sasha Petrov was first. The image is now: Archived.")).toBeVisible();
  await page.keyboard.press("n");
  for (const line of ["Approved: 1", "Sent back: 1", "Decided by others: 1", "Made by you, so for somebody else: 1"])
    await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
  await Promise.all([maker.close(), reviewer.close()]);
});
