/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { beginTomograph, makeTomographBags } from "./bagsInVolumes.ts";
import { test } from "./journey.ts";
import { completed, goOn, pass, signIn, smallScreen, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

const volume = (page: Page) => page.getByTestId("volume");
const fine = (page: Page) => expect(volume(page)).toHaveAttribute("data-fine", "true", { timeout: 60_000 });
const damaged = "The volume that came is damaged or of another bag. The projections show this one.";

async function decided(page: Page): Promise<void> {
  await pass(page);
  await expect(page.locator("[data-phase=feedback]")).toBeVisible();
  await goOn(page);
}

test("a volume that is cut short, of another version or another bag, or does not come, is said to be so, and the bags are decided by their projections", async ({
  page,
  learner,
  baseURL,
}) => {
  await makeTomographBags(baseURL!);
  await signIn(page, await learner("student"));
  let away = true;
  const files = new Map<number, Buffer>();
  await page.route(/\/images\/\d+\/volume$/u, async (route) => {
    const index = Number(/images\/(\d+)/u.exec(route.request().url())?.[1]);
    if (index === 3 && away) return route.abort("connectionreset");
    const response = await route.fetch();
    const body = await response.body();
    files.set(index, body);
    const newer = Buffer.from(body);
    newer.writeUInt32LE(99, 4);
    const shown = { 0: body.subarray(0, body.length - 1000), 1: newer, 2: files.get(0) ?? newer }[index] ?? body;
    return route.fulfill({ response, body: shown, headers: { ...response.headers(), "content-length": String(shown.length) } });
  });
  await beginTomograph(page);
  for (const number of [1, 2, 3]) {
    await waitForBag(page, number, 4);
    await expect(volume(page).getByText(damaged)).toBeVisible();
    await expect(volume(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    await decided(page);
  }
  await waitForBag(page, 4, 4);
  await expect(volume(page).getByText("The volume did not come. The projections show the bag.")).toBeVisible();
  away = false;
  await volume(page).getByRole("button", { name: "Try again" }).click();
  await fine(page);
  await decided(page);
  await completed(page);
  await page.unrouteAll({ behavior: "wait" }); // a volume that nobody waits for any more may still be coming
});

test("where half of the images have volumes the others say that they have none, and one goes on from the one to the other", async ({
  page,
  learner,
  baseURL,
}) => {
  await makeTomographBags(baseURL!);
  await signIn(page, await learner("student"));
  await page.route(/\/type\/Practice$/u, async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== "POST") return route.fulfill({ response });
    const start = await response.json();
    for (const index of [0, 2]) delete start.images[index].volume;
    return route.fulfill({ response, json: start });
  });
  await beginTomograph(page);
  for (const number of [1, 2, 3, 4]) {
    await waitForBag(page, number, 4);
    if (number % 2 === 1) {
      await expect(page.getByRole("button", { name: "This bag has no volume" })).toBeDisabled();
      await expect(volume(page)).toHaveCount(0);
    } else await fine(page);
    await decided(page);
  }
  await completed(page);
});

test("a graphics card without room for a volume says so, one that is interrupted comes back with the marks, and the projections go on", async ({
  page,
  learner,
  baseURL,
}) => {
  await makeTomographBags(baseURL!);
  await page.addInitScript({
    content: `{
      const own = WebGL2RenderingContext.prototype.getParameter;
      WebGL2RenderingContext.prototype.getParameter = function (name) {
        return name === WebGL2RenderingContext.MAX_3D_TEXTURE_SIZE ? (globalThis.roomForVolumes ?? 32) : own.call(this, name);
      };
    }`,
  });
  await signIn(page, await learner("student"));
  await beginTomograph(page);
  await waitForBag(page, 1, 4);
  await expect(volume(page).getByText("The graphics card has no room for the volume. The projections show the bag.")).toBeVisible();
  await page.evaluate("globalThis.roomForVolumes = 2048");
  await decided(page);
  await waitForBag(page, 2, 4);
  await fine(page);

  await page.getByRole("button", { name: /^Hold/iu }).click();
  await page.getByRole("application", { name: /^Level/u }).focus();
  await page.keyboard.press("Space");
  await expect(volume(page).getByRole("listitem")).toHaveCount(1);
  await page.evaluate(`{
    globalThis.lost = document.querySelector("[data-testid=volume] canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    globalThis.lost.loseContext();
  }`);
  await expect(volume(page).getByText("The graphics card was interrupted. The volume comes back by itself.")).toBeVisible();
  await expect(page.getByTestId("mark-shadow")).toHaveCount(2);
  await page.evaluate("globalThis.lost.restoreContext()");
  await expect(volume(page).getByText("The graphics card was interrupted.")).toHaveCount(0);
  await fine(page);
  await expect(volume(page).getByRole("listitem")).toHaveCount(1);
});
