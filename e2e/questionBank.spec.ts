import { expect } from "@playwright/test";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

test("questions are found in the bank, kept under a category, copied into another quiz, and opened where they stand", async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const desk = await administratorApi(baseURL!);
  const made = async (name: string, questions: object[]) => {
    const { id } = await desk.call("POST", "quizzes", { name, type: "content", questionTime: 0 });
    await desk.call("PUT", `quizzes/${id}/questions`, { questions });
  };
  const asked = { correct: ["A pen"], incorrect: ["A knife"], feedback: "" };
  const names = ["first", "second", "third"].map((place) => `Which is the ${place} ${mark}?`);
  await made(
    `From ${mark}`,
    names.map((text) => ({ ...asked, text })),
  );
  await made(`Into ${mark}`, [{ ...asked, text: "Which was there?" }]);
  await desk.close();

  await signIn(page, "domain.admin");
  await page.goto("/demo/admin/bankquestions");
  await page.getByRole("searchbox").fill(mark);
  await expect(page.getByRole("row", { name: mark })).toHaveCount(3);
  for (const name of names.slice(1)) await page.getByRole("row", { name }).getByRole("checkbox").check();

  await page.getByRole("button", { name: "Copy into …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill(`Into ${mark}`);
  await page.getByRole("option", { name: `Into ${mark}` }).click();
  await expect(dialog.getByRole("cell", { name: "new", exact: true })).toHaveCount(2);
  await dialog.getByRole("button", { name: "Copy 2 questions" }).click();
  await expect(page.getByText("2 questions were copied.")).toBeVisible();
  await expect(page.getByRole("row", { name: mark })).toHaveCount(5);

  await page
    .getByRole("row", { name: `${names[2]} One answer Into ${mark}` })
    .getByRole("link", { name: names[2]! })
    .click();
  await expect(page.getByRole("link", { name: `From ${mark}` })).toBeVisible(); // also stands in
  await page.getByRole("link", { name: "Edit" }).click();
  // one that is not there yet is added where it is asked for
  const category = page.getByRole("combobox", { name: "Category" });
  const added: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/questioncategories")) added.push(request.postDataJSON());
  });
  // whoever mistypes a name and presses Enter adds nothing
  await category.fill(`Safty/${mark}`);
  await expect(page.getByRole("option", { name: `Add: Safty/${mark}` })).toBeVisible();
  await category.press("Enter");
  await category.fill(`Safety/${mark}`);
  await page.getByRole("option", { name: `Add: Safety/${mark}` }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: `Safety/${mark}` })).toBeVisible();
  expect(added).toEqual([{ name: `Safety/${mark}` }]);

  await page.getByRole("link", { name: "Open it there" }).click();
  await expect(page.getByRole("group", { name: "Question 3" }).getByRole("textbox", { name: "Question" }).first()).toBeFocused();
  await expect(page.getByRole("group", { name: "Question 3" }).getByRole("textbox").first()).toHaveValue(names[2]!);
});
