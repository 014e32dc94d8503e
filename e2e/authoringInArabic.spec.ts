import { expect, type Locator, type Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import { administratorApi } from "./administratorApi.ts";
import { arabicPhrase as say } from "./phraseIn.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

const textOf = (page: Page) => page.getByRole("textbox", { name: new RegExp(`^${say("writing.textOf", { page: "" }).slice(0, 5)}`, "u") });
const saved = (page: Page) => expect(page.getByText(`✓ ${say("writing.saved")}`)).toBeVisible();
const button = (within: Page | Locator, key: string, values = {}) => within.getByRole("button", { name: say(key, values), exact: true });
test("in Arabic and by keyboard a course of two units is written, with a scan, a lab, questions of six kinds and a final exam; published, learned, and marked again after a wrong key", async ({
  page,
  browser,
  baseURL,
  learner,
}) => {
  test.setTimeout(180_000);
  // of this browser alone: other journeys share the account, and one more administrator would be named among those who may approve
  await page.addInitScript(() => localStorage.setItem("vigil.language", "ar"));
  await signIn(page, "domain.admin");
  const title = `السوائل ${randomInt(1e9).toString(36)}`;
  const courseId = await write(page, title);
  await publish(page, courseId);

  const { call, close } = await administratorApi(baseURL!);
  const person = await learner("asaleh");
  const program = await call("POST", "programs", { name: title, title, courses: [courseId] });
  const { revision } = await call("GET", `users/${person.id}`);
  await call("PUT", "users", { id: person.id, revision, locale: "ar", programs: [program.id] });
  await close();
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, person);
  await learn(theirs, title);
  await mend(page);
  await theirs.reload();
  await expect(theirs.getByTestId("exam-summary")).toContainText(/١٠٠|100/u);
  await theirs.context().close();
});

/** Two units; nothing but keys from the title of the course on. */
async function write(page: Page, title: string): Promise<number> {
  await page.goto("/demo/admin/courses");
  await button(page, "writing.writeCourse").press("Enter");
  await page.getByLabel(say("writing.courseTitle")).fill(title);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/write\/\w+$/);
  const outline = page.getByRole("navigation", { name: say("writing.outline") });
  await titled(page, "عند الحزام");
  await page.keyboard.type("## ما يبقى");
  await page.keyboard.press("Enter");
  await page.keyboard.type("تبقى القوارير هنا.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- ماء");
  await page.keyboard.press("Enter");
  await page.keyboard.type("عطر");
  await expect(textOf(page).getByRole("listitem")).toHaveText(["ماء", "عطر"]);
  await expect(textOf(page).getByRole("list")).toHaveCSS("list-style-type", "disc");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/مسح");
  await page.keyboard.press("Enter");
  const form = page.getByRole("region", { name: say("authoringForm.scan.form") });
  await expect(form.getByRole("radio", { name: say("authoringForm.scan.subjects.row") })).toBeFocused();
  await button(form, "authoringForm.scan.addArticle").press("Enter");
  await page.getByLabel(say("authoringForm.scan.searchArticle")).fill("kitchen knife");
  await page.getByRole("dialog").getByRole("listitem").getByRole("button").first().press("Enter");
  await form.getByLabel(say("authoringForm.caption")).focus();
  await page.keyboard.type("سكين على الحزام");
  await page.keyboard.press("Tab");
  await page.keyboard.type("سكين مطبخ ممدود.");
  await saved(page);
  // what is typed is read from its own side, also where the field was empty
  await expect(form.getByLabel(say("authoringForm.caption"))).toHaveCSS("direction", "rtl");
  await button(form, "writing.boxDone").press("Enter");

  // a second unit, with what is to be done
  await button(outline, "writing.addUnit").press("Enter");
  await expect(page.getByLabel(say("writing.name"), { exact: true })).toBeFocused();
  await page.keyboard.type("التفتيش");
  await outline.getByRole("link", { name: say("writing.newPage") }).press("Enter");
  await titled(page, "عند الطاولة");
  await page.keyboard.type("ثم تُفتّش.");
  await button(page, "writing.addLab").press("Enter");
  await page.getByRole("button", { name: say("writing.labTypes.order") }).press("Enter");
  const lab = page.getByRole("region", { name: say("writing.labs") }).getByRole("group", { name: say("labForm.order.form") });
  await expect(lab.getByLabel(say("labForm.title"))).toBeFocused();
  await page.keyboard.type("الترتيب");
  await page.keyboard.press("Tab");
  await page.keyboard.type("رتّب الخطوات.");
  for (const [index, step] of ["اسأل", "افتح"].entries()) {
    await lab.getByLabel(say("labForm.point", { number: index + 1 })).focus();
    await page.keyboard.type(step);
  }
  await saved(page);

  await page.getByRole("link", { name: say("writing.wholes.questions"), exact: true }).press("Enter");
  await choices(page, "single", "ما لون المعدن؟", ["برتقالي", "أزرق"]); // the first counts as right, and is not
  await choices(page, "multiple", "ما الذي يبقى؟", ["سكاكين", "جوارب"]);
  await asked(page, "numeric", "كم مليلترًا؟", [[say("questionForm.number", { number: 1 }), "100"]]);
  await asked(page, "truth", "تُرى كل حقيبة مرة واحدة.", [[say("questionFiles.truth.wrong"), " "]]);
  await asked(page, "text", "ما الذي يُخرج من الحقيبة؟", [[say("questionForm.accepted"), "حاسوب"]]);
  await asked(page, "order", "بأي ترتيب؟", [
    [say("labForm.point", { number: 1 }), "انظر"],
    [say("labForm.point", { number: 2 }), "قرّر"],
  ]);
  await page.getByRole("link", { name: say("writing.wholes.course") }).press("Enter");
  await page.getByLabel(say("writing.hasFinal")).press("Space");
  await expect(page.getByLabel(say("writing.finalSize"))).toHaveValue("6");
  await saved(page);
  return Number(/courses\/(\d+)\/write/u.exec(page.url())![1]);
}

async function titled(page: Page, name: string): Promise<void> {
  const field = page.getByRole("textbox", { name: say("writing.pageTitle") });
  await expect(field).toBeFocused();
  await field.fill(name);
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toBeFocused();
}

/** A question of a kind, its words typed where the labels say. */
async function asked(page: Page, kind: string, words: string, fields: [string, string][]): Promise<void> {
  await button(page, "writing.addQuestion").press("Enter");
  await expect(page.getByLabel(say("writing.questionText"), { exact: true })).toBeFocused();
  await page.keyboard.type(words);
  if (kind !== "single") await page.getByLabel(say("questionForm.kind")).selectOption(kind);
  for (const [label, entry] of fields) {
    await page.getByLabel(new RegExp(`^${label}(?: \\*)?$`, "u")).focus(); // what has to be filled in has a star
    await page.keyboard.type(entry);
  }
  await saved(page);
  await button(page, "writing.boxDone").press("Enter");
}
const choices = async (page: Page, kind: string, words: string, answers: string[]) =>
  asked(
    page,
    kind,
    words,
    answers.map((answer, index) => [say("writing.answerNumber", { number: index + 1 }), answer]),
  );

async function publish(page: Page, courseId: number): Promise<void> {
  await button(page, "writing.publish").press("Enter");
  const now = button(page.getByRole("dialog"), "writing.publishNow");
  await expect(now).toBeEnabled({ timeout: 60_000 }); // the package is written and read in a process of its own, beside whatever else runs
  await now.press("Enter");
  await page.waitForURL(new RegExp(`/courses/${courseId}/versions$`, "u"));
}

const finds: Record<string, (page: Page) => Promise<void>> = {
  "ما لون المعدن؟": async (page) => choose(page, "أزرق"),
  "ما الذي يبقى؟": async (page) => choose(page, "سكاكين"),
  "تُرى كل حقيبة مرة واحدة.": async (page) => choose(page, say("questionFiles.truth.wrong")),
  "كم مليلترًا؟": async (page) => typed(page, "100"),
  "ما الذي يُخرج من الحقيبة؟": async (page) => typed(page, "حاسوب"),
  "بأي ترتيب؟": async (page) => {
    const steps = page.locator("main ol > li");
    if ((await steps.first().textContent())!.includes("انظر")) await button(page, "exam.orderAsItStands").press("Enter");
    else {
      await steps.first().locator('[data-move="later"]').press("ArrowDown");
      await expect(steps.last().locator(":focus")).toHaveCount(1); // it goes along, and would take back what is focused before
    }
    await expect(page.getByText(say("exam.orderAnswered"))).toBeVisible();
  },
};
async function choose(page: Page, answer: string): Promise<void> {
  const shown = await page.locator("fieldset label > span[dir]").allTextContents();
  await page.keyboard.press(String(shown.indexOf(answer) + 1));
  await expect(page.locator("fieldset input:checked")).toHaveCount(1);
}
async function typed(page: Page, words: string): Promise<void> {
  await page.getByLabel(say("exam.yourAnswerLabel")).focus();
  await page.keyboard.type(words);
}

/** What leads on, and only that; the exam as somebody who knows. */
async function learn(page: Page, title: string): Promise<void> {
  await page.goto("/demo/training");
  await page.getByRole("link", { name: title }).first().press("Enter");
  await expect(page.getByText(say("training.classLead"))).toBeVisible(); // the course has the name of its program
  await page.getByRole("link", { name: title }).last().press("Enter");
  await page.getByRole("link", { name: say("training.start"), exact: true }).press("Enter");
  await expect(page.getByText("تبقى القوارير هنا.")).toBeVisible();
  await button(page, "training.finishUnit").press("Enter");
  await expect(page.getByText("ثم تُفتّش.")).toBeVisible();
  // the lab has to be done
  const steps = page.getByRole("region", { name: "الترتيب" }).getByRole("listitem");
  if (!(await steps.first().textContent())!.includes("اسأل")) await steps.first().locator('[data-move="later"]').press("ArrowDown");
  await button(page, "lab.check").press("Enter");
  await expect(button(page, "training.finishUnit")).toBeEnabled();
  await button(page, "training.finishUnit").press("Enter");
  await page.getByRole("button", { name: say("exam.start") }).press("Enter");
  for (let number = 1; number <= 6; number++) {
    await expect(page.getByText(say("exam.number", { number, total: 6 }))).toBeVisible();
    await finds[(await page.getByRole("heading", { level: 1 }).textContent())!]!(page);
    await button(page, number < 6 ? "exam.next" : "exam.handIn")
      .first()
      .press("Enter"); // a step that was moved keeps the focus
  }
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: say("exam.handIn") })
    .press("Enter");
  await expect(page.getByTestId("exam-summary")).toContainText("83");
}

/** The question whose key was wrong, by the first answer that is right; who is told is seen beforehand. */
async function mend(page: Page): Promise<void> {
  await button(page, "questionBank.show").press("Enter");
  const row = page.getByRole("row", { name: /ما لون المعدن؟/u });
  await button(row, "questionBank.wrongKey").press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("أزرق").press("Space");
  await dialog.getByLabel(new RegExp(`^${say("questionBank.reason")}`, "u")).fill("المعدن أزرق.");
  await button(dialog, "questionBank.look").press("Enter");
  await expect(button(dialog, "questionBank.mark")).toBeEnabled();
  await button(dialog, "questionBank.mark").press("Enter");
  await expect(dialog).toBeHidden();
}
