import { expect, type Locator } from "@playwright/test";
import { fingers } from "./fingers.ts";
import { test } from "./journey.ts";
import { begin, signIn, waitForBag } from "./steps.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: "reduce" });

test("a bag is looked at with two fingers, marked, categorized and decided on 360 pixels; nothing is refused or lost there or at 200 % zoom", async ({
  page,
  learner,
}) => {
  await signIn(page, await learner("kito"));
  // the bar has no room for everything: the rest is behind one key
  await page.getByRole("button", { name: "More" }).tap();
  for (const name of ["How I see", "Exams", "Certificates", "Resources"])
    await expect(page.getByRole("group", { name: "More" }).getByRole("link", { name })).toBeInViewport();
  await page.getByRole("group", { name: "More" }).getByRole("link", { name: "Exams" }).tap();
  await expect(page.getByRole("heading", { name: "Exams", level: 1 })).toBeVisible();
  await expect(page.getByText("Comes next").or(page.getByText("Locked")).first()).toBeVisible();
  await page.goto("/demo/simulator/session/1/4/1/Practice");
  await expect(begin(page)).toBeVisible();
  await expect(page.getByText("K shows them all", { exact: false })).toBeHidden(); // there are no keys
  await expect(page.locator("[data-decision] > :first-child")).toHaveText(["Pass", "Hold", "Reject"]); // nor chips without a word
  await begin(page).tap();
  await waitForBag(page, 1);
  await expect(page.getByTestId("coarse-note")).toContainText("less than half of its detail");
  await page.getByRole("button", { name: "Understood" }).tap();
  await expect(page.getByTestId("coarse-note")).toHaveCount(0);

  const first = page.getByTestId("view-0");
  // what chooses the view stands above the picture, not on it
  const keys = await page.getByRole("group", { name: "Choose the view" }).boundingBox();
  expect(keys!.y + keys!.height).toBeLessThanOrEqual((await first.boundingBox())!.y);
  const { x, y } = await middleOf(first);
  await fingers(
    page,
    [
      [x - 20, y],
      [x + 20, y],
    ],
    [
      [x - 60, y],
      [x + 60, y],
    ],
  );
  await expect(first).toContainText("×3");
  expect(await page.evaluate("visualViewport.scale")).toBe(1); // the picture, not the page
  const places = () => Promise.all([/^Pass/, /^Hold/, /^Reject/].map((name) => page.getByRole("button", { name }).boundingBox()));
  const before = await places();
  await page.getByRole("button", { name: /^Hold/ }).tap();
  await expect(page.getByRole("button", { name: /^Hold/ })).toHaveAttribute("aria-pressed", "true");
  expect(await places()).toEqual(before); // no key comes to lie under the finger that pressed another
  await page.touchscreen.tap(x, y);
  await page.getByRole("button", { name: /^Knives/ }).tap(); // the part of the console that is needed is open
  const mark = page.getByTestId("mark");
  await expect(mark).toHaveCount(1);
  const place = await mark.getAttribute("transform");
  await fingers(page, [[x, y]], [[x + 40, y]]);
  await expect(mark).not.toHaveAttribute("transform", place ?? "");
  await expect(mark).toHaveCount(1);
  await page.touchscreen.tap(x - 70, y);
  await page.touchscreen.tap(x - 70, y);
  await expect(first).not.toContainText("×");
  await expect(mark).toHaveCount(1);

  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const name of [/^Hold/, /^Reject/, /^Cancel/, /^Confirm/])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate("document.scrollingElement.scrollWidth")).toBeLessThanOrEqual(width);
  }
  const views = page.getByRole("group", { name: "Choose the view" });
  await views.getByRole("button", { name: "View 2" }).tap();
  await expect(page.getByTestId("view-1")).toHaveCSS("opacity", "1");
  await expect(first).toHaveCSS("opacity", "0");
  await page.keyboard.press("s"); // a slider's part opens before it can have the focus
  await expect(page.getByRole("slider", { name: /Brightness/ })).toBeFocused();
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  await expect(page.getByText("Correct decision")).toBeVisible();
  const thing = page.getByRole("group", { name: "Everyday objects" }).getByRole("button").first();
  const name = await thing.locator("bdi").innerText();
  const labels = page.locator("svg text");
  const known = await labels.count();
  await thing.focus(); // the list shows where one of them lies
  await expect(labels.filter({ hasText: name }).first()).toBeAttached();
  expect(await labels.count()).toBeGreaterThan(known);
  await page.getByRole("button", { name: /^Next bag/ }).tap();
  await waitForBag(page, 2);
});

/** A phone on its side, a window of 1280 × 1024 at 200 %, a tablet on its end. */
const sizes = [
  [640, 360],
  [768, 1024],
  [640, 512],
] as const;

async function middleOf(view: Locator): Promise<{ x: number; y: number }> {
  const box = await view.boundingBox();
  if (box === null) throw new Error("The view is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
