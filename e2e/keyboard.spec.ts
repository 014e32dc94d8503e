/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { practiceBags } from "./shortPractice.ts";
import { completed, signInByForm, smallScreen, tabTo, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

/** Presses a key as soon as the next bag moves in on its belt, which is over before a step of a journey could follow it. */
const pressedOnTheBelt = (page: Page, key: string): Promise<void> =>
  page.evaluate(
    (pressed) =>
      new Promise<void>((done) =>
        new MutationObserver((_, watch) => {
          if (document.querySelector('[data-belt="moving"]') === null) return;
          watch.disconnect();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
          done();
        }).observe(document.body, { subtree: true, attributes: true }),
      ),
    key,
  );

/** Takes the tour that is offered to whoever is new: each step points at its thing, and Escape gives the page back. */
async function lookAround(page: Page): Promise<void> {
  const offer = page.getByRole("button", { name: "Show me around", exact: true });
  await expect(offer).toBeVisible();
  await tabTo(page, /^Show me around$/);
  await page.keyboard.press("Enter");
  const tour = page.locator(".driver-popover");
  for (const [index, stop] of ["next", "places", "account"].entries()) {
    if (index > 0) await page.keyboard.press("ArrowRight");
    await expect(tour).toContainText(`Step ${index + 1} of 3`);
    await expect(page.locator(".driver-active-element")).toHaveAttribute("data-tour", stop);
    await expect(tour.getByRole("button", { name: /^(Next|Done)$/ })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(offer).toBeHidden();
}

test("R-2.068 a session is taken by keyboard alone, marks and categories included", async ({ page, learner }) => {
  await signInByForm(page, await learner("tkazlauskas"));
  await lookAround(page);
  await tabTo(page, /^Training$/);
  await page.keyboard.press("Enter");
  // whoever goes by keyboard goes on at the heading of the new page, and hears it
  await expect(page.getByRole("heading", { name: "Training", level: 1 })).toBeFocused();
  await tabTo(page, /Cabin baggage screening/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cabin baggage screening", level: 1 })).toBeVisible();
  await tabTo(page, /Cabin baggage simulator/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cabin baggage simulator", level: 1 })).toBeFocused();
  await tabTo(page, /Practice/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Practice", level: 1 })).toBeVisible();
  await tabTo(page, /Start practice/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Begin" })).toBeFocused();
  await page.keyboard.press("Enter");

  for (let number = 1; number <= practiceBags; number++) {
    await waitForBag(page, number);
    if (number === 1) {
      await page.keyboard.press("o");
      const opened = page.getByRole("dialog", { name: "The opened bag" });
      await expect(opened.locator("li img").first()).toBeAttached();
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
    }
    if (number === 2) {
      await expect(page.getByRole("button", { name: /^Hold/ })).toHaveAttribute("aria-pressed", "true");
      await page.getByTestId("view-0").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
      await expect(page.getByText(/Mark put at/)).toBeAttached();
      await page.keyboard.press("z"); // the first category
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("p");
    await expect(page.getByRole("button", { name: /^(Next bag|Finish)/ })).toBeVisible();
    // the second bag comes in on the belt: the key that finds it there shows it and holds it
    await page.emulateMedia({ reducedMotion: number === 1 ? "no-preference" : "reduce" });
    const held = number === 1 ? pressedOnTheBelt(page, "h") : undefined;
    await page.keyboard.press("Enter");
    await held;
  }
  await completed(page);
});
