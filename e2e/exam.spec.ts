import { expect, type Page } from "@playwright/test";
import questions from "../content/packages/screener-certificate/questions.json" with { type: "json" };
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

const course = "Screener certificate";
const size = 8;
const silence = /you may think for 30.* come back within .*\d.*: after that, what you have answered is handed in/u;

/** Reads the question on screen, chooses with the number keys, and goes on with Enter; the last one asks before it hands in. */
async function answer(page: Page, number: number, right: boolean): Promise<void> {
  await expect(page.getByText(`Question ${number} of ${size}`)).toBeVisible();
  const text = await page.getByRole("heading", { level: 1 }).textContent();
  const key = questions.find((question) => question.text === text)?.answers.filter(({ correct }) => correct) ?? [];
  const shown = await page.locator("fieldset label > span[dir]").allTextContents();
  const places = shown.flatMap((option, index) => (key.some((each) => each.text === option) === right ? [index + 1] : []));
  const pressed = right ? places : places.slice(0, 1);
  for (const place of pressed) await page.keyboard.press(String(place));
  await expect(page.locator("fieldset input:checked")).toHaveCount(pressed.length);
  await page.keyboard.press("Enter");
}

test("R-1.004 R-4.070 R-4.071 R-1.014 R-2.010 R-2.011 R-2.078 R-2.084 R-4.054 R-4.067 R-4.068 R-4.069 R-4.073 R-8.107 R-8.108 R-8.109 an exam is taken by keyboard from its intro to its summary, across a reload and a cut line, failed, its minibook read, begun anew and passed; then it is complete", async ({
  page,
  browser,
  learner,
}) => {
  const ozturk = await learner("sozturk");
  await signIn(page, ozturk, { at: "/demo/training" });
  await page.getByRole("link", { name: course }).first().click();
  await page.locator("main ol").getByRole("link", { name: course }).click();
  await expect(page.getByRole("heading", { name: "Unit exam" })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Final exam" })).toBeVisible();
  await page.getByRole("link", { name: /^(Start|Continue)$/ }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Finish the unit" }).click();

  // the intro of the unit's exam comes by itself; Enter begins
  await expect(page.getByRole("button", { name: "Start exam" })).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: silence })).toBeVisible();
  // what a start is refused for is told; an exam that was passed meanwhile has its course read anew
  const answers: object[] = [{ code: "InternalError" }, { code: "ExamCompleted" }];
  const start = /\/api\/training\/exam\/programs\/\d+\/courses\/\d+\/units\/\d+/u;
  await page.route(start, async (route) => {
    const refusal = route.request().method() === "POST" ? answers.shift() : undefined;
    await (refusal === undefined ? route.fallback() : route.fulfill({ status: 409, json: refusal }));
  });
  const read = /\/api\/training\/programs\/\d+\/courses\/\d+\?/u;
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "The exam could not be opened" })).toBeVisible();
  const reload = page.waitForRequest(read);
  await page.getByRole("button", { name: "Start exam" }).press("Enter");
  await reload;
  await page.getByRole("button", { name: "Start exam" }).press("Enter");
  await answer(page, 1, true);
  await answer(page, 2, false);
  await page.keyboard.press("f");
  await expect(page.getByTestId("exam-saved")).toContainText("Saved");
  await page.reload();
  await expect(page.getByText(`Question 3 of ${size}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "1: answered" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^3: not answered, flagged/ })).toBeVisible();
  await page.context().setOffline(true);
  await answer(page, 3, false);
  await expect(page.getByText(/your answers are kept in this browser/)).toBeVisible();
  await answer(page, 4, false);
  await page.context().setOffline(false);
  await expect(page.getByTestId("exam-saved")).toContainText("Saved");
  for (let number = 5; number <= size; number++) await answer(page, number, false);
  // handed in elsewhere meanwhile: the course is read anew, and it is told
  await page.route(start, async (route) => route.fulfill({ status: 409, json: { code: "ExamCompleted" } }), { times: 1 });
  const anew = page.waitForRequest(read);
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button", { name: "Hand in" }).click();
  await anew;
  const waiting = page.getByTestId("exam-handing-in");
  await expect(waiting).toContainText("It could not be handed in yet");
  await waiting.getByRole("button", { name: "Send now" }).click();

  const summary = page.getByTestId("exam-summary");
  await expect(summary).toContainText("Not passed");
  await expect(summary).toContainText("12.5%");
  await page.reload(); // on a result it stays
  await expect(summary).toContainText("12.5%");
  await page.getByRole("link", { name: "Continue" }).click(); // what comes next is the minibook
  await expect(page.getByText(/You missed/)).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Done: back to the exam" }).click();

  // the same exam is back at its intro, and nothing of what was answered is left
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(`Question 1 of ${size}`)).toBeVisible();
  await expect(page.locator("fieldset input:checked")).toHaveCount(0);
  // who leaves is told how long it waits, by the link and by the browser's own way back; left in the middle it is known to be open: who comes back goes on
  const asked = page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .filter({ hasText: `0 of ${size} answered` });
  await page.goBack();
  await expect(asked).toContainText(silence);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(`Question 1 of ${size}`)).toBeVisible();
  await page.getByRole("link", { name: "Back to the course" }).click();
  await expect(asked).toContainText(silence);
  await asked.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("link", { name: "Unit exam" }).first().click();
  await page.getByRole("button", { name: "Continue the exam" }).click();
  await expect(page.getByText(`Question 1 of ${size}`)).toBeVisible();
  for (let number = 1; number <= size; number++) await answer(page, number, true);
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button", { name: "Hand in" }).click();
  await expect(summary).toContainText("100%");
  const back = page.getByRole("link", { name: "Back to the course" });
  const before = await back.boundingBox();
  await expect(page.getByRole("heading", { name: "Question by question" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue" })).toBeVisible(); // it comes a moment later, beside the way back
  expect(await back.boundingBox()).toEqual(before); // and moves it nowhere
  await back.click();
  await expect(page.getByText("Complete").first()).toBeVisible();

  // what is passed is shown as it went, and cannot be taken again
  await page.getByRole("link", { name: "Unit exam" }).first().click();
  await page.getByRole("button", { name: "Question by question" }).click();
  await expect(summary).toContainText("100%");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);

  // nobody reads that quickly: whoever audits finds it in the list, and on the attempt's own page says what it was
  const auditor = await browser.newPage();
  await signIn(auditor, "auditor", { at: "/demo/admin/integrityflags?kind=tooFast" });
  await auditor
    .getByRole("row", { name: ozturk.username })
    .getByRole("link", { name: `Unit exam: ${course}` })
    .first()
    .click();
  const flags = auditor.getByRole("region", { name: "Integrity flags" });
  await expect(flags.getByText(/looking takes .+ at least/).first()).toBeVisible();
  await flags.getByRole("button", { name: "Say what it was" }).click();
  await auditor.getByRole("radio", { name: "Harmless" }).check();
  await auditor.getByRole("button", { name: "Save" }).click();
  await expect(flags.getByText("Harmless").first()).toBeVisible();
  await auditor.close();
});
