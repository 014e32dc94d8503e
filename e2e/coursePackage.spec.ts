/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { join } from "node:path";
import { readFolder } from "../server/src/curriculum/course/package/readFolder.ts";
import { writeArchive } from "../server/src/curriculum/course/package/writeArchive.ts";
import { test } from "./journey.ts";
import type { Learner } from "./learner.ts";
import { signIn } from "./steps.ts";

const course = "Checkpoint exercises";

/** The demo's package as its next version, with one page more to say; or with a mistake in it. */
async function packed(change: (text: string) => string): Promise<Buffer> {
  const files = new Map(await readFolder(join(import.meta.dirname, "../content/packages/checkpoint-exercises")));
  const edit = (path: string, by: (text: string) => string) => files.set(path, Buffer.from(by(String(files.get(path)))));
  edit("course.json", (text) => text.replace('"1.0"', '"1.1"'));
  edit("pages/colours.md", change);
  return writeArchive(files);
}
const choose = async (page: Page, buffer: Buffer) => {
  await page.getByLabel("Package (.zip)").setInputFiles({ name: "course.zip", mimeType: "application/zip", buffer });
  await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
};

test("R-2.009 R-1.013 a package is installed as a new version, and a learner does its labs by keyboard until the course is complete", async ({
  browser,
  learner,
}) => {
  const administrator = await browser.newPage();
  await install(administrator);
  const page = await browser.newPage();
  await learn(page, await learner("student"));
  await administrator.close();
  await page.close();
});

async function install(page: Page): Promise<void> {
  await signIn(page, "system.admin", { at: "/demo/admin/courses?search=Checkpoint" });
  await page.getByRole("link", { name: course }).first().click();
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Install package" }).click();
  await choose(page, await packed((text) => `${text}\nA [word](glossary:Nowhere).\n`));
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(/pages\/colours\.md:\d+ “Nowhere” is not in the glossary/);
  await choose(page, await packed((text) => `${text}\nThe second edition of this page.\n`));
  await expect(page.getByText("Pages changed: 1")).toBeVisible();
  await page.getByRole("button", { name: "Install", exact: true }).press("Enter");
  await expect(page.getByRole("row", { name: /1\.1 Current/ })).toBeVisible();
  await page.getByRole("row", { name: /1\.1/ }).getByRole("link", { name: "Preview" }).click();
  await expect(page.getByText("The second edition of this page.")).toBeVisible();
  await page.getByRole("article").getByRole("button", { name: "How thick is too thick?" }).press("Enter");
  await expect(page.getByRole("article").getByRole("heading", { name: "How thick is too thick?" })).toBeVisible();
}

/** The exercise of the page does not open at first and is asked for again and again; the second answer is held back until all is done. */
async function openedLate(page: Page) {
  const done = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/labs\/\d+$/u, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    asked += 1;
    if (asked === 1) return route.abort();
    if (asked > 2) return route.fallback();
    const response = await route.fetch();
    await done.promise;
    await route.fulfill({ response });
    return told.resolve();
  });
  return {
    opened: () =>
      expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event("online"))); // it is asked for at once
        await expect(page.getByRole("button", { name: "Check" })).toBeVisible({ timeout: 1000 });
      }).toPass(),
    answered: async () => {
      done.resolve();
      await told.promise;
      await page.evaluate(async () => (await fetch(location.href)).text()); // what it changes it has changed by now
    },
  };
}

async function learn(page: Page, learner: Learner): Promise<void> {
  await signIn(page, learner, { at: "/demo/training" });
  await page.getByRole("link", { name: course }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: course })).toBeVisible(); // the program, before its course of the same name
  await page.getByRole("link", { name: course }).last().click();
  const late = await openedLate(page);
  await page.getByRole("link", { name: "Start" }).click();
  await expect(page.getByText("The second edition of this page.")).toBeVisible();
  await late.opened();
  // a page that is shut is named and leads nowhere
  await expect(page.getByText("How thick is too thick? (opens later)")).toBeVisible();
  await expect(page.getByRole("article").getByRole("link", { name: "How thick is too thick?" })).toHaveCount(0);
  const next = page.getByRole("button", { name: /^(Next|Finish the unit)$/ });
  await expect(next).toBeDisabled();
  await expect(page.getByText("1 exercise on this page is still to be done.")).toBeVisible();
  await page.getByRole("button", { name: "material", exact: true }).press("Enter");
  await expect(page.getByText(/weaken soft and hard rays/)).toBeVisible();
  await page.keyboard.press("Escape");

  // each item to its colour; one of them wrong at first
  const put = async (item: string, colour: string) => {
    await page.getByRole("button", { name: item }).press("Enter");
    await page
      .getByRole("listitem")
      .filter({ hasText: colour })
      .getByRole("button", { name: `Put “${item}” here` })
      .press("Enter");
  };
  const colours = { "A bar of soap": "Orange", "A steel wrench": "Blue", "A wine glass": "Blue", "A pile of newspapers": "Orange" };
  for (const [item, colour] of Object.entries({ ...colours, "A roll of copper wire": "Blue", "An aluminium drink can": "Green" }))
    await put(item, colour);
  await page.getByRole("button", { name: "Check" }).press("Enter");
  await expect(page.getByText("1 item is not where it belongs")).toBeVisible();
  await put("A wine glass", "Green");
  await page.getByRole("button", { name: "Check" }).press("Enter");
  await expect(next).toBeEnabled();
  await late.answered();
  await expect(page.getByRole("article").getByText("Done", { exact: true })).toBeVisible();
  await next.press("Enter");

  // the cross goes from region to region
  await expect(page.getByRole("heading", { name: "Find what does not belong" })).toBeVisible();
  const picture = page.getByRole("application");
  await picture.focus();
  const move = async (key: string, times: number) => {
    for (let count = 0; count < times; count++) await picture.press(key);
  };
  await picture.press("Enter");
  await expect(page.getByText("Nothing to be found there.")).toBeVisible();
  await move("ArrowUp", 5);
  await picture.press("Enter");
  await expect(page.getByText("1 of 3 found")).toBeVisible();
  await move("ArrowLeft", 5);
  await move("ArrowDown", 4);
  await picture.press("Enter");
  await expect(page.getByText("2 of 3 found")).toBeVisible();
  await move("ArrowRight", 11);
  await picture.press("Enter");
  await expect(page.getByText("3 of 3 found")).toBeVisible();
  await expect(next).toBeEnabled();
  await next.press("Enter");

  // words lead to another page, and back to this one now that it is open
  await page.getByRole("link", { name: "its colour" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Colours are materials" })).toBeVisible();
  await page.getByRole("article").getByRole("link", { name: "How thick is too thick?" }).press("Enter");
  await expect(page.getByRole("heading", { name: "How thick is too thick?" })).toBeVisible();

  // a page of its own origin, heard through messages
  const frame = page.frameLocator("iframe");
  for (const material of ["Steel", "Aluminium", "Plastic"]) {
    await frame.getByRole("radio", { name: material }).press("Space");
    await frame.getByRole("slider").press("End");
  }
  await expect(next).toBeEnabled();
  // its frame is as high as its page: nobody scrolls within it, on a phone neither
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("iframe").scrollIntoViewIfNeeded(); // a frame out of sight is not laid out
  const hidden = () => frame.locator("html").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBeLessThan(1);
  await page.setViewportSize({ width, height });
  await next.press("Enter");

  await expect(page.getByRole("checkbox")).toHaveCount(6);
  const points = await page.getByRole("checkbox").all();
  for (const point of points.slice(0, 4)) await point.press("Space");
  // without a connection what is done is kept here, and sent when it is back
  await page.context().setOffline(true);
  for (const point of points.slice(4)) await point.press("Space");
  await expect(page.getByText(/Your answer is kept in this browser/)).toBeVisible();
  await expect(page.getByText("6 of 6 done")).toBeVisible();
  await expect(next).toBeDisabled();
  await page.context().setOffline(false);
  await expect(page.getByText(/Your answer is kept in this browser/)).toHaveCount(0);
  const [card] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Opening a position: the card/ }).press("Enter"),
  ]);
  expect(card.suggestedFilename()).toBe("opening-card.pdf");
  await expect(next).toBeEnabled();
  await next.press("Enter");
  await learnAtSearchPoint(page, put);
  await expect(next).toBeEnabled();
  await next.press("Enter");
  await expect(page.getByText("100% of the course complete")).toBeVisible();
}

/** Columns, cards and a file beside the text; things are sorted, steps put in order, a bag is searched. */
async function learnAtSearchPoint(page: Page, put: (item: string, place: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole("heading", { name: "At the table" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Say the material" }).getByRole("img")).toBeVisible();
  await expect(page.getByText("It fits beside the screen")).toBeVisible();

  const belt = page.getByRole("region", { name: "On the belt, or not?" });
  const groups = { "A paperback": "Goes as it is", "A laptop": "Comes out first", "A kitchen knife": "Stays here" };
  for (const [item, group] of Object.entries({ ...groups, "A wool pullover": "Goes as it is", "A bag of liquids": "Comes out first" }))
    await put(item, group);
  await put("A canister of gas", "Goes as it is");
  await belt.getByRole("button", { name: "Check" }).press("Enter");
  await expect(belt.getByText("1 item is not where it belongs")).toBeVisible();
  await expect(belt.getByText("Its battery and boards hide whatever lies above and below.")).toBeVisible();
  await put("A canister of gas", "Stays here");
  await belt.getByRole("button", { name: "Check" }).press("Enter");
  await expect(belt.getByText("Done", { exact: true })).toBeVisible();

  const alarm = page.getByRole("region", { name: "An alarm, step by step" });
  const steps = ["Stop the belt", "Keep the picture", "Call the search officer", "Say what you saw", "Wait until the bag"];
  for (const [place, step] of steps.entries()) {
    const row = alarm.getByRole("listitem").nth(place);
    for (let tries = 0; tries < steps.length && !(await row.getByText(step).isVisible()); tries++)
      await alarm.getByRole("button", { name: new RegExp(`Move “${step}.*” up`, "u") }).press("ArrowUp");
  }
  await alarm.getByRole("button", { name: "Check" }).press("Enter");
  await expect(alarm.getByText("All steps stand where they belong.")).toBeVisible();
  await expect(alarm.getByText("Nobody can take the bag away.")).toBeVisible();

  const backpack = page.getByRole("region", { name: "A backpack before a flight" });
  await backpack.getByRole("button", { name: "There is nothing" }).press("Enter");
  await expect(backpack.getByText("1 threat is still to be found.")).toBeVisible();
  const view = backpack.getByTestId("view-0");
  await expect(view).toHaveAttribute("data-drawn", /./u, { timeout: 60_000 }); // fetched, unpacked and drawn without a graphics card
  for (const key of ["Shift+ArrowDown", "Shift+ArrowRight", "Space"]) await view.press(key);
  await expect(backpack.getByText(/^Mark 1: view 1/u)).toBeVisible();
  await backpack.getByRole("button", { name: "Done looking" }).press("Enter");
  await expect(backpack.getByText("Found: everything that was there.")).toBeVisible();
  await expect(backpack.getByRole("strong").filter({ hasText: "A folding saw" })).toBeVisible();
}
