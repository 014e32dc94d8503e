/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { cellsOf, expectGolden } from "./golden.ts";
import { test } from "./journey.ts";
import { begin, goToPractice, signIn } from "./steps.ts";

test.use({ viewport: { width: 1100, height: 720 }, reducedMotion: "reduce" });

/** Opens a console on the calibration object, by its address. */
async function tryConsole(page: Page, type: string): Promise<void> {
  await signIn(page, "system.admin", { at: `/demo/admin/consoles/${type}` });
  await page.locator("[data-phase=looking]").waitFor({ timeout: 60_000 });
}

const drawn = (page: Page, view = "view-0") => page.getByTestId(view).getAttribute("data-drawn");

/** Does something, and waits until the view has been drawn again. */
async function redrawn(page: Page, act: () => Promise<void>, view = "view-0"): Promise<void> {
  const before = await drawn(page, view);
  await act();
  await expect.poll(() => drawn(page, view)).not.toBe(before);
}

const press = (page: Page, key: string) => redrawn(page, () => page.keyboard.press(key));

test("R-2.080 an administrator looks through the consoles and tries one of them by keyboard", async ({ page }) => {
  await signIn(page, "system.admin");
  await page.getByRole("link", { name: "Consoles" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "image keys" })).toHaveCount(30);
  for (const type of consoleTypes) await expect(page.getByRole("link", { name: `Try ${type}`, exact: true })).toHaveCount(1);
  await expect(page.getByRole("img", { name: "What the console ctix looks like" })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("searchbox", { name: "Search" }).fill("hisc");
  await page.getByRole("link", { name: "Try hiscan" }).press("Enter");
  await page.locator("[data-phase=looking]").waitFor({ timeout: 60_000 });
  await page.keyboard.press("3");
  await expect(page.getByRole("button", { name: "BW · Black and white" })).toHaveAttribute("aria-pressed", "true");
  const views = page.locator("main[data-arrangement]");
  await expect(views).toHaveAttribute("data-arrangement", "row");
  await page.keyboard.press("`");
  await expect(views).toHaveAttribute("data-arrangement", "main");
  await page.keyboard.press("`");
  await expect(views).toHaveAttribute("data-arrangement", "row");
  await page.keyboard.press("k");
  await expect(page.getByRole("dialog", { name: "Keys of this console" })).toContainText("Sweep through the densities");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("mark")).toHaveCount(1);
});

test("R-3.154 R-9.023 R-9.024 R-9.025 R-9.026 R-9.027 R-9.028 R-9.029 R-9.035 every enhancement and every adjustment shows what it showed when it was looked at", async ({
  page,
}) => {
  await tryConsole(page, "default");
  await expect(page.getByRole("button", { name: /^COL/ })).toHaveAttribute("aria-pressed", "true");
  await expectGolden(page, "COL");
  for (const [key, name] of Object.entries(enhancementKeys)) {
    await press(page, key);
    await expectGolden(page, name);
  }
  await page.keyboard.press("[");
  for (let step = 0; step < 3; step++) await press(page, "[");
  await expectGolden(page, "VARI 3/8");
  await page.keyboard.press("Backspace");
  await page.getByRole("button", { name: "More" }).click();
  const sliders = page.locator("input[type=range][id^=simulator-slider-]");
  await expect(sliders).toHaveCount(Object.keys(sliderRanges).length);
  expect(Object.fromEntries(await sliders.evaluateAll(rangesOf))).toEqual(sliderRanges);
  for (const [name, keys] of Object.entries(sliderKeys)) {
    const slider = page.locator(`#simulator-slider-${name}`);
    for (const key of keys) {
      await redrawn(page, () => slider.press(key));
      await expectGolden(page, `${name} ${key}`);
    }
    await redrawn(page, () => page.getByRole("button", { name: "Reset the image" }).click());
  }
  await redrawn(page, () => page.locator("#simulator-slider-opacity").press("End"));
  await redrawn(page, () => page.locator("#simulator-slider-opacityRadius").press("End"));
  await expectGolden(page, "opacity and opacityRadius End");
  await redrawn(page, () => page.getByRole("button", { name: "Reset the image" }).click());
  await expectGolden(page, "COL");
  await press(page, "+");
  await expectGolden(page, "zoom");
  await press(page, "l");
  await expectGolden(page, "zoom and magnifier");
  await press(page, "l");
  await press(page, "0");
  for (const colours of ["redGreen", "blueYellow"]) {
    await redrawn(page, async () => void (await page.getByLabel("Colours of the materials").selectOption(colours)));
    await expectGolden(page, colours);
  }
});

test("R-3.156 R-9.034 adjustments act on a selected region alone; it is moved, scaled and taken away by keyboard", async ({ page }) => {
  await tryConsole(page, "default");
  const before = await cellsOf(page);
  await page.keyboard.press("'");
  const region = page.getByTestId("region");
  await expect(region).toHaveAccessibleName(/100 by 100 pixels/);
  await region.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(region).not.toHaveAccessibleName(/100 by 100 pixels/);
  await redrawn(page, () => page.locator("#simulator-slider-brightness").press("Home"));
  await expectGolden(page, "region brightness Home");
  const after = await cellsOf(page);
  const changed = after.filter((value, place) => Math.abs(value - (before[place] ?? 0)) > 20).length;
  expect(changed).toBeGreaterThan(3);
  expect(changed).toBeLessThan(after.length / 4);
  await page.getByRole("button", { name: "More" }).click();
  for (const [name, key] of [
    ["absorption", "Home"],
    ["contrast", "End"],
    ["sharp", "End"],
    ["invert", "End"],
  ] as const)
    await redrawn(page, () => page.locator(`#simulator-slider-${name}`).press(key));
  await expectGolden(page, "region brightness, absorption, contrast, sharp and invert");
  await redrawn(page, () => page.locator("#simulator-slider-blur").press("End"));
  await expectGolden(page, "region with blur too");
  await region.press("Escape");
  await expect(region).toHaveCount(0);
  await expect.poll(async () => JSON.stringify(await cellsOf(page)) === JSON.stringify(before)).toBe(true);
});

test("a graphics card that is interrupted comes back with the same picture, and the session goes on", async ({ page }) => {
  await tryConsole(page, "default");
  await press(page, "2");
  const canvas = page.getByTestId("view-0").locator("canvas");
  await page.evaluate(`{
    const canvas = document.querySelector("[data-testid=view-0] canvas");
    globalThis.lost = canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
    globalThis.lost.loseContext();
  }`);
  await expect(page.getByText("The graphics card was interrupted")).toBeVisible();
  await redrawn(page, async () => page.evaluate("globalThis.lost.restoreContext()"));
  await expect(page.getByText("The graphics card was interrupted")).toBeHidden();
  await expect(canvas).toBeVisible();
  await expectGolden(page, "BW");
  await page.keyboard.press("p");
  await expect(page.locator("[data-phase=feedback]")).toBeVisible();
});

test("a tomograph's volume is turned, cut and gone through by keyboard, comes back after an interruption, and gives way to the projections", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await tryConsole(page, "ctx");
  const volume = page.getByTestId("volume");
  const fine = () => expect(volume).toHaveAttribute("data-fine", "true", { timeout: 60_000 });
  await volume.locator("[data-pane=body]").waitFor({ timeout: 60_000 });
  await fine();
  await expectGolden(page, "volume ctx", "volume");
  const body = page.getByRole("application", { name: "Body" });
  await body.focus();
  for (const key of ["ArrowRight", "ArrowDown", "Shift+ArrowLeft", "PageUp"]) await page.keyboard.press(key);
  const across = page.getByRole("application", { name: /^Across/ });
  const before = await across.getAttribute("aria-label");
  await across.focus();
  await page.keyboard.press("Shift+PageUp");
  await expect(across).not.toHaveAttribute("aria-label", before ?? "");
  await volume.getByRole("slider", { name: "From density" }).press("PageUp");
  await volume.getByRole("button", { name: "Cut" }).press("Enter");
  await volume.getByRole("slider", { name: "Above" }).press("PageDown");
  await page.evaluate("document.activeElement?.blur()");
  await redrawn(page, () => page.keyboard.press("2"), "volume");
  await fine();
  await expectGolden(page, "volume ctx turned, cut and grey", "volume");
  await page.evaluate(`{
    const canvas = document.querySelector("[data-testid=volume] canvas");
    globalThis.lost = canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
    globalThis.lost.loseContext();
  }`);
  await expect(page.getByText("The volume comes back by itself")).toBeVisible();
  await redrawn(page, async () => page.evaluate("globalThis.lost.restoreContext()"), "volume");
  await fine();
  await expectGolden(page, "volume ctx turned, cut and grey", "volume");
  await page.keyboard.press("t");
  await expect(volume).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Volume" })).toHaveAttribute("aria-pressed", "false");
});

test("the other views go to a second window and come back when it is closed", async ({ page, context }) => {
  await tryConsole(page, "default");
  await expect(page.getByTestId("view-1")).toBeVisible();
  const opening = context.waitForEvent("page");
  await page.keyboard.press("Shift+0");
  const second = await opening;
  await expect(second.getByTestId("view-1")).toBeVisible();
  await expect(second).toHaveTitle(await page.title()); // two windows lie side by side in the task bar
  await expect(page.getByTestId("view-1")).toHaveCount(0);
  await redrawnIn(second, () => second.keyboard.press("2"));
  await expect(page.getByRole("button", { name: "B/W · Black and white" })).toHaveAttribute("aria-pressed", "true");
  await second.close();
  await expect(page.getByTestId("view-1")).toBeVisible();
});

async function redrawnIn(second: Page, act: () => Promise<void>): Promise<void> {
  await redrawn(second, act, "view-1");
}

test("a browser that cannot draw scans says so before a session begins", async ({ page, learner }) => {
  await page.addInitScript(`{
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : original.call(this, kind, ...rest);
    };
  }`);
  await signIn(page, await learner("ltamm"));
  await goToPractice(page);
  await expect(page.getByText("This browser cannot draw the X-ray images")).toBeVisible();
  await expect(begin(page)).toBeDisabled();
});

const enhancementKeys = {
  2: "BW",
  3: "NEG",
  4: "EDGE",
  5: "O2",
  6: "OS",
  7: "MET",
  8: "STRIP2",
  q: "HIGH",
  w: "LOW",
  e: "SEN",
  t: "PSC",
  "]": "LOG",
  ";": "HIST",
};
/** From, to, step. */
/** From, to, step, and where it stands when nobody has touched it. */
const sliderRanges = {
  absorption: [-100, 100, 5, 0],
  brightness: [-100, 100, 5, 0],
  contrast: [-100, 100, 5, 0],
  gamma: [-100, 100, 5, 0],
  opacity: [-100, 100, 5, 0],
  opacityRadius: [-100, 100, 5, 0],
  sharp: [0, 100, 20, 0],
  blur: [0, 100, 20, 0],
  paletteRange: [0, 255, 1, 255],
  invert: [0, 1, 1, 0],
};
const rangesOf = (sliders: (HTMLElement | SVGElement)[]) =>
  sliders.map((slider) => [
    slider.id.replace("simulator-slider-", ""),
    [...["min", "max", "step"].map((name) => slider.getAttribute(name)), (slider as HTMLInputElement).value].map(Number),
  ]);
/** The console types of the specification. */
const consoleTypes =
  "ctix ctx cx gem hiscan hcv hrx hxpp intercept intercept4 mvt mvxr nxct paxm px pxb r500 r600 r600lt r900 r900lt rsait rttv vacis vds vis xis xisuc rtt default".split(
    " ",
  );
/** Home and End are the ends of a range. */
const sliderKeys = {
  absorption: ["Home", "End"],
  brightness: ["Home", "End"],
  contrast: ["Home", "End"],
  gamma: ["Home", "End"],
  opacity: ["Home", "End"],
  sharp: ["End"],
  blur: ["End"],
  paletteRange: ["Home"],
  invert: ["End"],
};
