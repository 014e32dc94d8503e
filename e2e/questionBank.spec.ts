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
  const made = async (name: string, questions: object[]): Promise<number> => {
    const { id } = await desk.call("POST", "quizzes", { name, type: "content", questionTime: 0 });
    await desk.call("PUT", `quizzes/${id}/questions`, { questions });
    return id;
  };
  const asked = { correct: ["A pen"], incorrect: ["A knife"], feedback: "" };
  const names = ["first", "second", "third"].map((place) => `Which is the ${place} ${mark}?`);
  await made(
    `From ${mark}`,
    names.map((text) => ({ ...asked, text })),
  );
  await made(`Into ${mark}`, [{ ...asked, text: "Which was there?" }]);
  await desk.close();

  await signIn(page, "domain.admin", { at: "/demo/admin/bankquestions" });
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
  // who saves before it is added saves with it
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/api\/questioncategories$/u, async (route) => {
    if (route.request().method() === "POST") await pressed.promise;
    await route.fallback();
  });
  await page.getByRole("option", { name: `Add: Safety/${mark}` }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  pressed.resolve();
  await expect(page.getByRole("link", { name: `Safety/${mark}` })).toBeVisible();
  expect(added).toEqual([{ name: `Safety/${mark}` }]);

  await page.getByRole("link", { name: "Open it there" }).click();
  await expect(page.getByRole("group", { name: "Question 3" }).getByRole("textbox", { name: "Question" }).first()).toBeFocused();
  await expect(page.getByRole("group", { name: "Question 3" }).getByRole("textbox").first()).toHaveValue(names[2]!);
});

test("the author of a quiz takes over a key that was corrected, is led to what is refused, and tries the quiz out", async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const desk = await administratorApi(baseURL!);
  const { id } = await desk.call("POST", "quizzes", { name: `Blades ${mark}`, type: "content", questionTime: 0 });
  const texts = Array.from({ length: 6 }, (_, index) => `Question ${index} ${mark}?`);
  const questions = texts.map((text) => ({ text, correct: ["A pen"], incorrect: ["A knife"], feedback: "" }));
  await desk.call("PUT", `quizzes/${id}/questions`, { questions });
  const ruling = { kind: "key", keys: [[1]] };
  await desk.call("POST", `quizzes/${id}/bank/1/regrade`, { ruling, reason: "A knife is a blade." });
  await desk.close();

  await signIn(page, "domain.admin", { at: `/demo/admin/quizzes/${id}/questions` });
  const second = page.getByRole("group", { name: "Question 2" });
  await expect(second.getByText("A knife is a blade.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take it over" })).toHaveCount(1);
  await second.getByRole("button", { name: "Take it over" }).press("Enter");
  await expect(second.getByRole("textbox", { name: "Right answers, one a line" })).toHaveValue("A knife");
  await expect(page.getByText("A knife is a blade.")).toHaveCount(0);

  // what is refused leads to its question
  const text = second.getByRole("textbox", { name: "Question" }).first();
  await text.fill("");
  await page.getByRole("button", { name: "Save questions" }).press("Enter");
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport();
  await text.fill(texts[1]!);
  await page.getByRole("button", { name: "Save questions" }).press("Enter");
  await expect(page.getByText("The questions are saved.")).toBeVisible();
  await expect(page.getByText("A knife is a blade.")).toHaveCount(0);

  // before anybody is given it
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  const shown = page.getByRole("dialog", { name: "Preview" });
  await expect(shown.getByRole("heading", { name: texts[0]! })).toBeVisible();
  await shown.getByRole("button", { name: "Next" }).press("Enter");
  await shown.getByRole("radio", { name: "A knife" }).press("Space");
  await shown.getByRole("button", { name: "What is right" }).press("Enter");
  await expect(shown.getByText("Right", { exact: true })).toBeVisible();
});
