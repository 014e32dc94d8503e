/// <reference lib="dom" />
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Browser, type Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import type { Learner } from "./learner.ts";
import { signIn } from "./steps.ts";
import { saved, textOf, write } from "./writtenCourse.ts";

/** What keeps somebody out, as one line each. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

const panel = (page: Page) => page.getByRole("complementary", { name: "Review" });

async function opened(browser: Browser, who: "domain.admin" | "system.admin" | Learner): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, who);
  return page;
}

test("a course with a live scan, a lab, questions and an exam is written by keyboard, reviewed by another person, sent back, approved, published, translated, and a learner opens it", async ({
  browser,
  baseURL,
  learner,
}) => {
  const title = `Liquids ${randomInt(1e9).toString(36)}`;
  const author = await opened(browser, "domain.admin");
  const courseId = await write(author, title);
  await ask(author);

  const reviewer = await opened(browser, "system.admin");
  await comment(reviewer, title);
  await answer(author);
  await approve(reviewer, author);
  await publish(author, courseId);
  await compare(author);
  await translate(author, courseId);

  const api = await administratorApi(baseURL!);
  const person = await learner("student");
  const program = await api.call("POST", "programs", { name: title, title, courses: [courseId] });
  const user = await api.call("GET", `users/${person.id}`);
  await api.call("PUT", "users", { id: user.id, revision: user.revision, programs: [...user.programs, program.id] });
  await api.close();
  const student = await opened(browser, person);
  await student.goto("/demo/training");
  await student.getByRole("link", { name: title }).first().click();
  await expect(student.getByText("Courses of this program, in their order.")).toBeVisible(); // the course has the name of its program
  await student.getByRole("link", { name: title }).last().click();
  await student.getByRole("link", { name: "Start" }).click();
  await expect(student.getByText("Bottles of more than 100 ml stay behind.")).toBeVisible();
  await expect(student.getByRole("article").getByRole("link", { name: "at the belt" })).toHaveAttribute(
    "href",
    /\/training\/\d+\/\d+\/1\/1\/1$/u,
  );
  // a page that is left open goes on asking what is new
  for (const each of [author, reviewer, student]) await each.context().close();
});

test("two authors write one title at once, and two translators one sentence: whoever saves later is told, sees both, and decides", async ({
  browser,
  baseURL,
}) => {
  const api = await administratorApi(baseURL!);
  const code = `Two${randomInt(1e9).toString(36)}`;
  const { courseId } = await api.call("POST", "courses/drafts", { title: `Begun ${code}`, code, locale: "en" });
  await api.close();
  const [one, other] = [await opened(browser, "domain.admin"), await opened(browser, "system.admin")];
  const title = (page: Page) => page.getByRole("textbox", { name: "Title of the course" });
  for (const page of [one, other]) {
    await page.goto(`/demo/admin/courses/${courseId}/write/course`);
    await expect(title(page)).toHaveValue(`Begun ${code}`);
  }
  await other.context().setOffline(true);
  await title(other).fill(`Theirs ${code}`);
  await expect(other.getByText("Not saved: no connection")).toBeVisible();
  const kept = one.waitForResponse(/\/draft\/changes$/u);
  await title(one).fill(`Ours ${code}`);
  await kept;
  await other.context().setOffline(false);
  const told = other.getByRole("alert", { name: "Written by two at the same time" });
  await expect(told.getByText("Dora Almeida changed this at the same time:")).toBeVisible();
  for (const words of [`Theirs ${code}`, `Ours ${code}`]) await expect(told.getByText(words)).toBeVisible();
  await expect(title(other)).toHaveValue(`Theirs ${code}`); // nothing is lost before it is decided
  const decided = other.waitForResponse(/\/draft\/changes$/u);
  await told.getByRole("button", { name: "Keep mine" }).press("Enter");
  await decided;
  await expect(told).toHaveCount(0);
  await saved(other);
  await expect(title(one)).toHaveValue(`Theirs ${code}`);
  await translatedByTwo(one, other, courseId, `Theirs ${code}`);
  for (const page of [one, other]) await page.context().close();
});

/** The same of a sentence that two translate: said behind it, both texts there until one is chosen. */
async function translatedByTwo(one: Page, other: Page, courseId: number, words: string): Promise<void> {
  await one.goto(`/demo/admin/courses/${courseId}/write/translations`);
  await one.getByRole("combobox", { name: "Add a language" }).selectOption("de");
  await one.getByRole("button", { name: "Add", exact: true }).press("Enter");
  const line = (page: Page) => page.getByRole("listitem").filter({ hasText: words });
  await expect(line(one).getByRole("textbox")).toBeVisible();
  await saved(one);
  await other.goto(`/demo/admin/courses/${courseId}/write/translations`);
  await expect(line(other).getByRole("textbox")).toBeVisible();
  await other.context().setOffline(true);
  await line(other).getByRole("textbox").fill("Ihre Fassung");
  await expect(other.getByText("Not saved: no connection")).toBeVisible();
  const kept = one.waitForResponse(/\/draft\/changes$/u);
  await line(one).getByRole("textbox").fill("Unsere Fassung");
  await kept;
  await other.context().setOffline(false);
  const told = line(other).getByRole("alert");
  await expect(told.getByText("Dora Almeida changed this at the same time:")).toBeVisible();
  await expect(told.getByText("Unsere Fassung")).toBeVisible();
  await expect(line(other).getByRole("textbox")).toHaveValue("Ihre Fassung");
  await told.getByRole("button", { name: "Keep mine" }).press("Enter");
  await expect(told).toHaveCount(0);
  await saved(other);
  await expect(line(one).getByRole("textbox")).toHaveValue("Ihre Fassung");
}

async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Review", exact: true }).press("Enter");
  await panel(page).getByRole("button", { name: "Ask for a review" }).press("Enter");
  await expect(panel(page).getByRole("combobox", { name: "Whom" })).toBeFocused();
  await panel(page).getByLabel("What to look at").fill("Are the amounts right?");
  await panel(page).getByRole("button", { name: "Ask", exact: true }).press("Enter");
  await expect(panel(page).getByText("You asked for this review, so somebody else has to approve it.")).toBeVisible();
  await expect(textOf(page)).toHaveCount(0); // it is read from here, not written
}

/** From home to the draft; a word about a block, and back with a reason. */
async function comment(page: Page, title: string): Promise<void> {
  await page.getByRole("region", { name: "Reviews of courses" }).getByRole("link", { name: title }).click();
  await expect(panel(page).getByText("Are the amounts right?")).toBeVisible();
  await expect(page.getByText("Bottles stay behind.")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Comment on this block" }).nth(1).press("Enter");
  await expect(panel(page).getByLabel("Comment on this block: Bottles stay behind.")).toBeFocused();
  await page.keyboard.type("How large?");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "1 comment on this block" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Send back" }).press("Enter");
  await panel(page).getByRole("button", { name: "Send back" }).press("Enter");
  await expect(panel(page).getByRole("alert")).toHaveText("Say in a sentence what is to be changed.");
  await panel(page).getByLabel("Why it goes back").fill("One amount is missing.");
  await panel(page).getByRole("button", { name: "Send back" }).press("Enter");
  await expect(panel(page).getByText(/sent it back on/u)).toBeVisible();
}

/** The author reads why, mends the block, answers, resolves, and asks anew; whoever reviews sees it come in. */
async function answer(page: Page): Promise<void> {
  await expect(panel(page).getByText("One amount is missing.").first()).toBeVisible();
  await expect(panel(page).getByText("How large?")).toBeVisible();
  await textOf(page).getByText("Bottles stay behind.").click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.type(" of more than 100 ml");
  await saved(page);
  const thread = panel(page).getByRole("article").filter({ hasText: "How large?" }).locator("xpath=..");
  await thread.getByRole("button", { name: "Answer" }).press("Enter");
  await expect(thread.getByLabel(/^Answer to/u)).toBeFocused();
  await page.keyboard.type("100 ml. It says so now.");
  await page.keyboard.press("Control+Enter");
  await expect(thread.getByText("100 ml. It says so now.")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await thread.getByRole("button", { name: "Resolve" }).press("Enter");
  await expect(panel(page).getByText("How large?")).toHaveCount(0);
  await panel(page)
    .getByRole("button", { name: /^Resolved/u })
    .press("Enter");
  await expect(panel(page).getByText("How large?")).toBeVisible();
  await panel(page).getByRole("button", { name: "Ask for a review" }).press("Enter");
  await panel(page).getByRole("button", { name: "Ask", exact: true }).press("Enter");
  await expect(panel(page).getByRole("button", { name: "Take the request back" })).toBeVisible();
}

async function approve(page: Page, author: Page): Promise<void> {
  await expect(page.getByText("Bottles of more than 100 ml stay behind.").first()).toBeVisible();
  await panel(page).getByRole("button", { name: "Approve" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).press("Enter");
  await expect(panel(page).getByText(/^You approved it on/u)).toBeVisible();
  await expect(panel(author).getByText(/approved it on/u)).toBeVisible();
}

async function publish(page: Page, courseId: number): Promise<void> {
  await panel(page).getByRole("button", { name: "Publish" }).press("Enter");
  const now = page.getByRole("dialog").getByRole("button", { name: "Publish this version" });
  await expect(now).toBeEnabled();
  await now.press("Enter");
  await page.waitForURL(new RegExp(`/courses/${courseId}/versions$`, "u"));
  await expect(page.getByRole("row", { name: /Current/u })).toBeVisible();
}

/** One more change after it was published: the version and the draft side by side, the word marked. */
async function compare(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Write its pages" }).first().click();
  await page.getByRole("toolbar").getByRole("button").first().press("Control+a"); // the text of the page, not the screen with all its buttons
  await expect(textOf(page)).toBeFocused();
  const chosen = () => page.evaluate(() => getSelection()?.getRangeAt(0).toString() ?? "");
  await expect.poll(chosen).toContain("Perfume");
  expect(await chosen()).not.toContain("Review");
  await textOf(page).getByText("Perfume").click();
  await page.keyboard.press("End");
  const kept = page.waitForResponse(/\/draft\/changes$/u);
  await page.keyboard.type(" and oil");
  await kept;
  await lowerVersion(page);
  await page.getByRole("link", { name: "Questions", exact: true }).press("Enter");
  await page.getByRole("button", { name: /^Review/u }).press("Enter");
  await panel(page)
    .getByRole("link", { name: /^What is new since/u })
    .press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: "and oil" });
  await expect(row.getByRole("insertion")).toHaveText(/and oil/u);
  await expect(page.getByText("0 added, 1 changed, 0 moved, 0 removed")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to writing" }).press("Enter");
  await page.waitForURL(/\/write\/questions$/u); // where it was left
}

/** A number below that of the current version is asked about first. */
async function lowerVersion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog").filter({ has: page.getByLabel("Number of the version") });
  await dialog.getByLabel("Number of the version").fill("0.9");
  await dialog.getByRole("button", { name: "Publish this version" }).press("Enter");
  const asked = page.getByRole("dialog").filter({ hasNot: page.getByLabel("Number of the version") });
  await expect(asked.getByText("The number 0.9 is lower than that of the current version, 1.0.")).toBeVisible();
  await asked.getByRole("button", { name: "Cancel" }).press("Enter");
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(dialog).toHaveCount(0);
}

/** A page into Arabic, side by side: missing, done, by way of a translator's file, and outdated once its source says something else. */
async function translate(page: Page, courseId: number): Promise<void> {
  await page.goto(`/demo/admin/courses/${courseId}/write/translations`);
  await page.getByRole("combobox", { name: "Add a language" }).selectOption("ar");
  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await expect(page.getByText(/^1 of \d+ done/u)).toBeVisible(); // the title is there as it is
  await page.getByRole("button", { name: /^At the belt/u }).press("Enter");
  const line = (words: string) => page.getByRole("listitem").filter({ hasText: words });
  const told = line("Bottles of more than 100 ml stay behind.");
  await expect(told.getByText("Missing", { exact: true })).toBeVisible();
  await told.getByRole("textbox").focus();
  await page.keyboard.type("تبقى القوارير التي تزيد على 100 مل.");
  await page.keyboard.press("Control+Enter");
  await expect(told.getByText("Done", { exact: true }).first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const sent = page.waitForEvent("download");
  await page.getByRole("button", { name: "For a translator (XLIFF)" }).press("Enter");
  const file = await readFile(await (await sent).path(), "utf8");
  const source = /(<source[^>]*>What stays behind<\/source>)/u;
  expect(file).toMatch(source);
  await page.getByRole("button", { name: "Bring a translation back" }).press("Enter");
  await page
    .getByRole("dialog")
    .getByLabel("File")
    .setInputFiles({
      name: "ar.xlf",
      mimeType: "application/xliff+xml",
      buffer: Buffer.from(file.replace(source, "$1<target>ما يبقى</target>")),
    });
  await expect(page.getByRole("dialog").getByText("3 sentences were taken over.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().press("Enter");
  await expect(line("What stays behind").getByRole("textbox")).toHaveText("ما يبقى");

  await page.goto(`/demo/admin/courses/${courseId}/write/p1`);
  await textOf(page).getByText("Bottles of more than 100 ml").click();
  await page.keyboard.press("End");
  const added = page.waitForResponse(/\/draft\/changes$/u); // "Saved" stands there from before
  await page.keyboard.type(" Always.");
  await expect(textOf(page).getByText("stay behind. Always.")).toBeVisible();
  await added;
  await saved(page);
  await page.goto(`/demo/admin/courses/${courseId}/write/translations`);
  await page.getByRole("button", { name: /^At the belt/u }).press("Enter");
  await expect(told.getByText("Outdated", { exact: true })).toBeVisible();
}
