/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

const unreachable = "The server cannot be reached. Please check your connection.";

/** The line is cut for the first call of this kind; the next one goes through. */
async function cutOnce(page: Page, method: string, path: RegExp): Promise<{ happened: () => boolean }> {
  let happened = false;
  await page.route(
    (url) => path.test(`${url.pathname}${url.search}`),
    (route) => {
      if (happened || route.request().method() !== method) return route.fallback();
      happened = true;
      return route.abort("internetdisconnected");
    },
  );
  return { happened: () => happened };
}

test("with the line cut at every call in turn a learner is told, goes on after “Try again”, and reads on at another computer where they were", async ({
  page,
  browser,
  learner,
}) => {
  const kim = await learner("skim");
  await signIn(page, kim);
  const course = "/demo/training/1/1";
  const opening = [
    { method: "GET", path: /\/api\/reads\?.*training/, at: "/demo/training", title: "Training" },
    { method: "GET", path: /\/api\/training\/groups/, at: "/demo/training", title: "Training" },
    { method: "POST", path: /\/training\/lease$/, at: "/demo/training/1", title: "Cabin baggage screening" },
    { method: "GET", path: /\/training\/programs\/1$/, at: "/demo/training/1", title: "Cabin baggage screening" },
    { method: "POST", path: /\/status\/programs\/1\/courses\/1$/, at: course, title: "Reading X-ray images" },
    { method: "GET", path: /\/training\/programs\/1\/courses\/1\?/, at: course, title: "Reading X-ray images" },
  ];
  for (const { method, path, at, title } of opening) {
    const cut = await cutOnce(page, method, path);
    await page.goto(at);
    const told = page.getByText(unreachable);
    const opened = page.getByRole("heading", { level: 1, name: title });
    await expect(told.or(opened)).toBeVisible(); // what was asked for ahead is asked for once more by the page itself
    if (await told.isVisible()) await page.getByRole("button", { name: "Try again" }).click();
    await expect(opened).toBeVisible();
    expect(cut.happened()).toBe(true);
  }

  // What starts the program and the section is not waited for: the next call does it.
  const silent = [
    await cutOnce(page, "POST", /\/status\/programs\/1$/),
    await cutOnce(page, "PUT", /\/sections\/1$/), // the section begins
  ];
  await page.goto(course);
  await page.getByRole("link", { name: "Start", exact: true }).click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(next).toBeVisible();
  await expect.poll(() => silent.map(({ happened }) => happened())).toEqual([true, true]);
  const first = page.url();

  // A page whose acknowledgement is lost is kept: its learner reads on, and it is saved by itself once the line is there again.
  const line = { cut: true, tries: 0 };
  await page.route(/\/sections\/1$/, async (route) => {
    if (!line.cut || route.request().method() !== "PUT") return route.fallback();
    if (line.tries++ === 0) await route.fetch();
    return route.abort("internetdisconnected");
  });
  await next.click();
  await expect(page).not.toHaveURL(first);
  const kept = page.getByText("What you read is kept in this browser");
  await expect(kept).toBeVisible();
  line.cut = false;
  await expect(kept).toHaveCount(0);
  expect(line.tries).toBeGreaterThan(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  const second = page.url();
  const bookmark = await cutOnce(page, "PUT", /\/training\/progress$/);
  await next.click();
  await expect(page).not.toHaveURL(second);
  await expect.poll(bookmark.happened).toBe(true);
  await expect(next).toBeEnabled({ timeout: 60_000 }); // a live scan is drawn first, which the software renderer does beside another journey
  const third = page.url();
  await next.click();
  await expect(page).not.toHaveURL(third);
  const fourth = page.url();

  // Another computer: shut while the first is at work, then at the same page with what was read.
  const other = await browser.newContext({ locale: "en-GB" });
  const far = await other.newPage();
  await signIn(far, kim, { at: course });
  await expect(far.getByText("Your training is open elsewhere")).toBeVisible();
  await page.close();
  await far.getByRole("button", { name: "Try again now" }).click();
  await far.getByRole("link", { name: "Continue", exact: true }).click({ timeout: 40_000 });
  await expect(far).toHaveURL(fourth);
  await expect(far.getByRole("navigation", { name: "Contents" }).getByRole("img", { name: "Read" })).toHaveCount(3);
  await other.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Nothing reaches over the edge, and what is to be touched is as large as a finger. */
  async function fits(page: Page): Promise<void> {
    const found = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const small = [...document.querySelectorAll("main a[class], main button, main summary")].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && (height < 43.5 || width < 43.5) && getComputedStyle(target).display !== "inline"
          ? `${target.tagName} “${target.textContent}” ${Math.round(width)} × ${Math.round(height)}`
          : [];
      });
      return { wide, small };
    });
    expect({ at: page.url(), ...found }).toEqual({ at: page.url(), wide: 0, small: [] });
  }

  test("R-2.070 a whole program is read in Arabic on a phone: class list, course and pages to the end, nothing cut, keys as large as a finger", async ({
    page,
    learner,
  }) => {
    await page.addInitScript(() => localStorage.setItem("vigil.language", "ar"));
    await signIn(page, await learner("nelsayed"), { at: "/demo/training" });
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const program = page.getByRole("link", { name: /قراءة صور الأشعة السينية/ }).first();
    await expect(program).toBeVisible();
    await fits(page);
    await program.tap();
    const course = page.locator("main ol a").first();
    await expect(course).toBeVisible();
    await fits(page);
    await course.tap();
    const start = page.locator("main a[class*=next]");
    await expect(start).toBeVisible();
    await fits(page);
    await start.tap();
    const forward = page.locator("main footer button").last();
    for (let read = 0; read < 60; read++) {
      await expect(forward).toBeEnabled({ timeout: 60_000 }); // as above
      await fits(page);
      const before = page.url();
      await forward.tap();
      await expect(page).not.toHaveURL(before);
      if (!/\/training\/\d+\/\d+\/\d+\/\d+\/\d+$/.test(page.url())) break;
    }
    await expect(page.getByRole("main").getByText("100", { exact: false }).first()).toBeVisible();
    await fits(page);
  });
});
