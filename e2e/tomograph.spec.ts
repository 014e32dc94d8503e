/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { beginTomograph, knownThreats, makeTomographBags, watchedSession } from "./bagsInVolumes.ts";
import { test } from "./journey.ts";
import { completed, goOn, signIn, smallScreen, tabTo } from "./steps.ts";

test.use({ viewport: smallScreen });

const volume = (page: Page) => page.getByTestId("volume");
const slice = (page: Page, name: string) => page.getByRole("application", { name: new RegExp(`^${name}`) });

async function waitForVolume(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Image ${number} of 4`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pass/i })).toBeEnabled();
  await expect(volume(page)).toHaveAttribute("data-fine", "true", { timeout: 60_000 });
}

/** Does something, and waits until the volume has been drawn again. */
async function redrawn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await volume(page).getAttribute("data-drawn");
  await act();
  await expect(volume(page)).not.toHaveAttribute("data-drawn", before ?? "");
}

/** The feedback names the threat in the body and in every slice that cuts it, and says that the mark found it. */
async function expectFound(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "What was in this bag" })).toContainText("Right");
  await expect(volume(page).locator("[data-pane=body] [data-testid=volume-threat]")).toHaveCount(1);
  await expect(volume(page).locator("[data-pane=level] [data-testid=volume-threat]")).toHaveCount(1);
}

/** Where the mark in the volume is seen in a projection, the threat's outline is around it. */
async function expectShadowOnThreat(page: Page, view: number): Promise<void> {
  const shown = page.getByTestId(`view-${view}`);
  await expect(shown.locator("polygon").first()).toBeAttached();
  const boxes = await Promise.all([shown.getByTestId("mark-shadow").boundingBox(), shown.locator("polygon").first().boundingBox()]);
  const [mark, threat] = boxes.map((box) => box!);
  const [x, y] = [mark!.x + mark!.width / 2, mark!.y + mark!.height / 2];
  const slack = 4;
  expect(x).toBeGreaterThan(threat!.x - slack);
  expect(x).toBeLessThan(threat!.x + threat!.width + slack);
  expect(y).toBeGreaterThan(threat!.y - slack);
  expect(y).toBeLessThan(threat!.y + threat!.height + slack);
}

test("a learner at a tomograph's console turns a bag, goes through its slices, marks the threat in one and is shown its body, bag after bag", async ({
  page,
  learner,
  baseURL,
}) => {
  await makeTomographBags(baseURL!);
  const threatOf = watchedSession(page, await knownThreats(baseURL!, await learner("student")));
  await signIn(page, await learner("student"));
  await beginTomograph(page);
  for (const index of [0, 1]) {
    await waitForVolume(page, index + 1);
    const { size, voxel, category } = threatOf(index);

    const body = (await page.getByRole("application", { name: "Body" }).boundingBox())!;
    await redrawn(page, async () => {
      await page.mouse.move(body.x + body.width / 2, body.y + body.height / 2);
      await page.mouse.down();
      await page.mouse.move(body.x + body.width / 2 + 90, body.y + body.height / 2 + 30, { steps: 4 });
      await page.mouse.up();
    });

    const level = slice(page, "Level");
    await level.hover();
    const steps = Math.round(voxel[2] + 0.5 - size[2] / 2);
    await redrawn(page, () => page.mouse.wheel(0, -30 * steps));
    await expect(level).toHaveAttribute("aria-label", new RegExp(`^Level, \\d+ mm$`));

    await page.getByRole("button", { name: /^Hold/i }).click();
    const marking = volume(page).getByRole("button", { name: "Mark a point" });
    if (index === 0) await marking.click();
    await expect(marking).toHaveAttribute("aria-pressed", "true"); // and stays so for the next bag
    const pane = (await level.boundingBox())!;
    const perVoxel = Math.min(pane.width / size[1], pane.height / size[0]) * 0.94;
    const at = { x: (voxel[1] + 0.5 - size[1] / 2) * perVoxel, y: (voxel[0] + 0.5 - size[0] / 2) * perVoxel };
    await page.mouse.click(pane.x + pane.width / 2 + at.x, pane.y + pane.height / 2 + at.y);
    await expect(volume(page).getByRole("list", { name: "Marks in the volume" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByTestId("mark-shadow")).toHaveCount(2);
    await expect(volume(page).getByTestId("volume-beam")).toHaveCount(0);
    // A mark in a projection lies on a line of the volume; pressed again, both are gone.
    await page.getByTestId("view-0").click();
    await expect(volume(page).locator("[data-pane=body] [data-testid=volume-beam]")).toHaveCount(1);
    await page.getByTestId("view-0").click();
    await expect(volume(page).getByTestId("volume-beam")).toHaveCount(0);
    await page.keyboard.press("zxcvbn"[category]!);
    await page.getByRole("button", { name: /^Confirm/i }).click();
    await expectFound(page);
    for (const view of [0, 1]) await expectShadowOnThreat(page, view);
    await goOn(page);
  }
});

test("a tomograph's practice is taken by keyboard alone: slices are gone through, the threat is marked, and its body comes", async ({
  page,
  learner,
  baseURL,
}) => {
  await makeTomographBags(baseURL!);
  const threatOf = watchedSession(page, await knownThreats(baseURL!, await learner("student")));
  await signIn(page, await learner("student"));
  await beginTomograph(page);
  for (const index of [0, 1, 2, 3]) {
    await waitForVolume(page, index + 1);
    const { size, voxel, category } = threatOf(index);
    const [across, along, up] = [0, 1, 2].map((axis) => Math.round(voxel[axis]! + 0.5 - size[axis]! / 2));
    await tabTo(page, /^Across/);
    await pressed(page, across!, "ArrowRight", "ArrowLeft");
    await pressed(page, up!, "ArrowUp", "ArrowDown");
    await pressed(page, along!, "PageUp", "PageDown");
    await page.keyboard.press("h");
    await page.keyboard.press("Space");
    await expect(volume(page).getByText(/Mark put in the volume/)).toBeAttached();
    await page.keyboard.press("zxcvbn"[category]!);
    await page.keyboard.press("Enter");
    await expectFound(page);
    await page.keyboard.press("Enter");
  }
  await completed(page);
});

/** So many single steps, as many of them as possible by tens. */
async function pressed(page: Page, steps: number, forward: string, backward: string): Promise<void> {
  const key = steps < 0 ? backward : forward;
  const many = Math.abs(steps);
  for (let left = many; left > 0; left -= left >= 10 ? 10 : 1) await page.keyboard.press(left >= 10 ? `Shift+${key}` : key);
}
