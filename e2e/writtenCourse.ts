/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";

export const textOf = (page: Page) => page.getByRole("textbox", { name: /^Text of/ });
export const saved = (page: Page) => expect(page.getByText("✓ Saved")).toBeVisible();

/** From the list of courses to a page with a heading, a paragraph and a list; nothing but keys from the title of the course on. */
export async function write(page: Page, title: string): Promise<number> {
  await page.goto("/demo/admin/courses");
  await page.getByRole("button", { name: "Write a course" }).press("Enter");
  await page.getByLabel("Title of the course").fill(title);
  await page.getByLabel("Title of the course").press("Enter");
  await page.waitForURL(/\/write\/\w+$/);
  await page.getByRole("textbox", { name: "Title of the page" }).fill("At the belt");
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("## What stays behind");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bottles stay behind.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- Water");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Perfume");
  await saved(page);
  await expect(textOf(page).getByRole("heading", { name: "What stays behind" })).toBeVisible();
  await expect(textOf(page).getByRole("listitem")).toHaveText(["Water", "Perfume"]);
  await addScan(page);
  await addLab(page);
  await addQuestions(page);
  await page.getByRole("link", { name: "At the belt" }).press("Enter");
  return Number(/courses\/(\d+)\/write/u.exec(page.url())![1]);
}

/** Into the field that has the focus, and on to the next one. */
async function type(page: Page, words: string, keys = "Tab"): Promise<void> {
  await page.keyboard.type(words);
  await page.keyboard.press(keys);
}

/** From the list on: out of it, a live scan chosen by a few letters, its form filled in where the focus lands. */
async function addScan(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/scan");
  await page.keyboard.press("Enter");
  const form = page.getByRole("region", { name: "Live scan" });
  await expect(form.getByRole("radio", { name: "Articles on the belt" })).toBeFocused();
  // a new scan shows nothing before its author chose a thing
  await expect(form.getByText("Choose what lies on the belt")).toBeVisible();
  await form.getByRole("button", { name: "Add an article …" }).press("Enter");
  await expect(page.getByLabel("Search articles")).toBeFocused();
  await page.keyboard.type("kitchen knife");
  await page.getByRole("button", { name: "Kitchen knife" }).press("Enter");
  await form.getByLabel("Text below it").focus();
  await type(page, "A knife on the belt");
  await type(page, "A kitchen knife that lies flat.");
  await saved(page);
  await form.getByRole("button", { name: "Done", exact: true }).press("Enter");
  await expect(form.getByText("A knife on the belt")).toBeVisible();
}

async function addLab(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a lab" }).press("Enter");
  await page.getByRole("button", { name: "Put in order" }).press("Enter");
  const lab = page.getByRole("region", { name: "Labs" }).getByRole("group", { name: "Put in the right order" });
  await expect(lab.getByLabel("Title")).toBeFocused();
  await type(page, "At the table");
  await page.keyboard.type("Bring the steps into their order, as told ");
  // what there is to do may lead to a page
  await page.keyboard.press("Control+k");
  const link = page.getByRole("dialog");
  await link.getByLabel("Words").fill("at the belt");
  await link.getByLabel("Leads to").selectOption({ label: "At the belt" });
  await link.getByRole("button", { name: "Keep" }).press("Enter");
  await expect(lab.getByRole("textbox", { name: "Task" })).toHaveText("Bring the steps into their order, as told at the belt");
  for (const [index, step] of ["Ask", "Open"].entries()) {
    await lab.getByLabel(`Point ${index + 1}`).focus();
    await page.keyboard.type(step);
  }
  await saved(page);
}

/** Two questions of different kinds, and the exam that asks both. */
async function addQuestions(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Questions", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Add a question" }).press("Enter");
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  await page.keyboard.type("What stays behind?");
  for (const [index, words] of ["Water", "A book"].entries()) {
    await page.getByLabel(`Answer ${index + 1}`, { exact: true }).focus();
    await page.keyboard.type(words);
  }
  await saved(page);
  await page.getByRole("button", { name: "Done", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Add a question" }).press("Enter");
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  await ledToFault(page);
  await page.keyboard.type("How many millilitres may a bottle hold?");
  await page.getByLabel("How it is answered").selectOption({ label: "A number" });
  await page.getByLabel("Number 1").focus();
  await page.keyboard.type("100");
  await tryOut(page);
  await page.getByRole("link", { name: "Course and final exam" }).press("Enter");
  await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
  await expect(found(page).getByText(/no exam that asks them/u)).toBeVisible();
  await page.getByLabel("The course ends with an exam").press("Space");
  await expect(page.getByLabel("Questions in it")).toHaveValue("2");
  await saved(page);
  // what was found is of its moment: it is looked for again after a change
  await expect(found(page).getByText(/no exam that asks them/u)).toHaveCount(0);
  await found(page).getByRole("button", { name: "Close" }).press("Enter");
  await setTimes(page);
}

const found = (page: Page) => page.getByRole("complementary", { name: "Check" });

/** All that a question lacks is one line, which leads to it from anywhere. */
async function ledToFault(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
  const line = found(page).getByRole("link", { name: "Questions: Without a name" });
  await expect(line).toHaveText(/Still empty: the text\. Still empty: the answers\.$/u);
  await page.getByRole("link", { name: "Glossary", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Glossary" })).toBeVisible();
  await line.press("Enter");
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
}

/** What a setting refuses is said at its field, where what was typed stays; what it takes holds at once. */
async function setTimes(page: Page): Promise<void> {
  const time = page.getByLabel("Time needed over all runs");
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().endsWith("/settings")) asked.push(request.postDataJSON());
  });
  await time.fill("0.5");
  await time.press("Enter");
  await expect(time).toHaveAccessibleDescription(/^At least 1 minute, or 0 for none/u);
  await expect(page.getByText("! Not saved")).toBeVisible();
  await page.reload();
  await expect(time).toHaveValue("0.5");
  await time.fill("1");
  await time.press("Enter");
  await saved(page);
  await expect(time).toHaveAccessibleDescription(/^As the configuration “Liquids .*” says/u);
  expect(asked).toEqual([{ minTime: 60 }]);
  // a page that goes leaves its fields
  await time.fill("2");
  await page.reload();
  const settings = page.url().replace(/\/demo\/admin\/(courses\/\d+)\/.*$/u, "/api/$1/settings");
  const held = async () => (await (await page.request.get(settings, { headers: { "X-Domain": "demo" } })).json()).settings.minTime.value;
  await expect.poll(held).toBe(120);
  await expect(time).toHaveValue("2");
  await time.fill("0"); // so that its learners need not wait
  await time.press("Enter");
  await expect.poll(held).toBe(0);
  await saved(page);
}

/** The question that is written is beside it as its learners meet it, marked as exams mark it. */
async function tryOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview", exact: true }).press("Enter");
  const shown = page.frameLocator('iframe[title="Preview"]');
  await expect(shown.getByRole("heading", { name: "How many millilitres may a bottle hold?" })).toBeVisible();
  await shown.getByRole("textbox").fill("100");
  await shown.getByRole("button", { name: "What is right" }).press("Enter");
  await expect(shown.getByText("Right", { exact: true })).toBeVisible();
  await shown.getByRole("button", { name: "Back" }).press("Enter");
  await shown.getByRole("radio", { name: "A book" }).press("Space");
  await shown.getByRole("button", { name: "What is right" }).press("Enter");
  await expect(shown.getByText("✓ right answer")).toBeVisible();
  await page.getByRole("complementary", { name: "Preview" }).getByRole("button", { name: "Close" }).press("Enter");
}
