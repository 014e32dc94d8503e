import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

test("R-2.007 R-2.008 R-2.009 R-2.076 R-2.077 R-4.039 R-4.040 R-5.014 R-5.015 R-8.111 R-8.113 R-8.116 a learner comes from the class list by class, course and unit menu to the pages, and the time counts for the course", async ({
  page,
  learner,
}) => {
  await signIn(page, await learner("eurbonas"), { at: "/demo/training" });
  await expect(page.getByRole("heading", { name: "Screening", level: 2 })).toBeVisible();
  // by keyboard: the palette knows the places of the navigation, and courses, pages and terms that are open
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /Search/ }).fill("results");
  await expect(page.getByRole("option", { name: /^Results/ })).toBeVisible();
  await page.getByRole("combobox", { name: /Search/ }).fill("artic prohib");
  await expect(page.getByRole("option", { name: "Prohibited articles" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("link", { name: /Hold baggage screening|Cabin baggage screening/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Cabin baggage screening", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /Prohibited articles/ }).click();
  await expect(page.getByRole("heading", { name: "Prohibited articles", level: 1 })).toBeVisible();
  // what is shut says what is missing, with the way to it
  const shut = page.locator("[data-locked]").filter({ hasText: "Complete what comes before it first." }).first();
  await expect(shut.getByRole("link", { name: "Weapons" })).toHaveAttribute("href", "/demo/training/1/2/1");
  await page
    .getByRole("link", { name: /Weapons/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/training\/1\/2\/1\/\d+\/\d+$/);

  // beside it: a failed update of progress and bookmark is only logged, and the learner goes on.
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/api/training/progress", (route) => route.abort());
  const first = page.url();
  const section = page.waitForRequest(
    (request) => request.method() === "PUT" && /sections\/\d+$/.test(request.url()) && request.postDataJSON().pages,
  );
  await page.getByRole("button", { name: "Next", exact: true }).click();
  expect((await section).postDataJSON()).toHaveProperty("courseDuration");
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(logged.join("\n")).toContain("The progress of the course was not saved.");

  // the contents call a page by its number
  await expect(page.getByRole("navigation", { name: "Contents" }).getByText("Page 2", { exact: true })).toHaveCount(1);
  const total = Number(/of (\d+)/u.exec((await page.getByText(/^Page 2 of \d+$/).textContent()) ?? "")?.[1]);
  await expect(page.getByRole("navigation", { name: "Contents" }).getByText(`Page ${total}`, { exact: true })).toHaveCount(1);

  // program and course above, the units below with their sections and those with their pages
  for (const name of ["Cabin baggage screening", "Prohibited articles"])
    await expect(page.getByRole("navigation", { name: "Back" }).getByRole("link", { name })).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.locator("ol ol ol").getByText("Page 2", { exact: true })).toHaveCount(1);
  // what is locked is not walked to
  const here = page.url();
  await contents.locator("[data-locked]").first().click();
  expect(page.url()).toBe(here);

  // whoever goes elsewhere while a page is saved stays there, also once it is saved
  let letGo = () => {};
  const there = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/sections\/\d+$/u, async (route) => {
    if (route.request().method() === "PUT" && route.request().postDataJSON().pages) await there;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("Saving …")).toBeVisible();
  await contents.getByText("Page 1", { exact: true }).click();
  await expect(page).toHaveURL(first);
  letGo();
  await expect(contents.getByRole("img", { name: "Read" })).toHaveCount(2);
  await page.evaluate(async () => (await fetch(location.href)).text()); // where that leads to it has led by now
  await expect(page).toHaveURL(first);

  // leaving a unit saves its status with those of its sections
  const ended = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/units/1"));
  await page.getByRole("navigation", { name: "Back" }).getByRole("link", { name: "Prohibited articles" }).click();
  expect((await ended).postDataJSON()).toMatchObject({ status: "a", sectionStatus: [{ status: "A" }] });

  // what is left is ended before what is entered is started
  await page.goto(first);
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => /\/api\/training\/status\//u.test(request.url()) && calls.push(`${request.method()} ${request.url()}`));
  const crumbs = page.getByRole("navigation", { name: "Back" });
  await crumbs.getByRole("link", { name: "Cabin baggage screening" }).click();
  await page.getByRole("link", { name: /Reading X-ray images/ }).click();
  await expect(page.getByRole("heading", { name: "Reading X-ray images", level: 1 })).toBeVisible();
  const at = (call: string) => calls.findIndex((each) => each.endsWith(call));
  expect(at("/courses/2/units/1")).toBeGreaterThanOrEqual(0);
  expect(at("/courses/2/units/1")).toBeLessThan(at("/courses/1"));

  // an address that the course does not have
  await page.goto(first.replace(/\d+$/, "9999"));
  await expect(page.getByText(/Training position not found/)).toBeVisible();
  expect(logged.join("\n")).toContain("training position not found");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: /^(?:Next|Finish the unit)$/u })).toBeVisible();

  // a unit of a type that this page does not know
  await page.route(/\/api\/training\/programs\/1\/courses\/2\?/, async (route) => {
    const course = await (await route.fetch()).json();
    course.content.units[0].type = "Hologram";
    await route.fulfill({ json: course });
  });
  await page.goto("/demo/training/1/2/1");
  await expect(page.getByRole("heading", { name: "This place is not in the course" })).toBeVisible();
  expect(logged.join("\n")).toContain("unknown unit type Hologram");
});

test("R-8.110 where the place cannot be locked, training does not open and the tab holds no lock", async ({ page, learner }) => {
  const own = await learner("aperez");
  await signIn(page, own);
  await page.route("**/api/training/lease", (route) => route.fulfill({ status: 500, json: { code: "InternalError", message: "No." } }));
  const thrown = page.waitForEvent("console", { predicate: (message) => message.text().includes("failed to lock tab!"), timeout: 60_000 });
  await page.goto("/demo/training/1");
  await thrown;
  await expect(page.getByRole("heading", { name: "Cabin baggage screening", level: 1 })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("vigil.training.tab"))).toBeNull();
});
