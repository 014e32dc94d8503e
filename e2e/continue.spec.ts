/// <reference lib="dom" />
import { expect, type Locator, type Page } from "@playwright/test";
import questions from "../content/packages/screener-certificate/questions.json" with { type: "json" };
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import { practiceBags } from "./shortPractice.ts";
import type { Learner } from "./learner.ts";
import { begin, goOn, pass, signIn, waitForBag } from "./steps.ts";

type Press = (page: Page, target: Locator) => Promise<void>;

const byMouse: Press = (_page, target) => target.click();
/** The keyboard comes to it as it comes to anything else. */
const byKeyboard: Press = async (page, target) => {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${await target.textContent()}`);
};

/** Takes every program but these from a learner. */
async function onlyPrograms(baseURL: string, { id }: Learner, names: string[]): Promise<void> {
  const { call, close } = await administratorApi(baseURL);
  const all = await call("GET", "programs?limit=50");
  const programs = all.filter(({ name }: { name: string }) => names.includes(name)).map((program: { id: number }) => program.id);
  const { revision } = await call("GET", `users/${id}`);
  await call("PUT", "users", { id, revision, programs });
  await close();
}

/** Answers the question on screen by its number keys, and goes on. */
async function answer(page: Page, right: boolean): Promise<void> {
  const text = await page.getByRole("heading", { level: 1 }).textContent();
  const key = questions.find((question) => question.text === text)?.answers.filter(({ correct }) => correct) ?? [];
  const shown = await page.locator("fieldset label > span[dir]").allTextContents();
  const places = shown.flatMap((option, index) => (key.some((each) => each.text === option) === right ? [index + 1] : []));
  for (const place of right ? places : places.slice(0, 1)) await page.keyboard.press(String(place));
  await expect(page.locator("fieldset input:checked").first()).toBeVisible();
  await page.keyboard.press("Enter");
}

async function takeExam(page: Page, right: boolean): Promise<void> {
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  const size = Number((await page.getByText(/^Question 1 of \d+$/).textContent())?.split(" ").at(-1));
  for (let asked = 1; asked <= size; asked++) {
    await expect(page.getByText(`Question ${asked} of ${size}`)).toBeVisible();
    await answer(page, right);
  }
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByTestId("exam-summary")).toBeVisible();
}

/** What leads on from each kind of place. */
const onward = (page: Page, place: string): Locator => {
  const main = page.locator("main");
  if (place.endsWith("/-1"))
    return main
      .getByRole("button", { name: /^(Start exam|Try again)$/ })
      .or(main.getByRole("link", { name: /^(Continue|See what you reached)$/ }));
  if (place.endsWith("/minibook")) return main.getByRole("button", { name: /^(Next|Done: back to the exam)$/ });
  if (/\/training(?:\/\d+){5}$/.test(place)) return main.getByRole("button", { name: /^(Next|Finish the unit)$/ });
  return main.getByRole("link", { name: /^(Start|Continue)$/ });
};

/** Presses what leads on, and only that, until the program says that it is complete. The first exam is failed. */
async function followToTheEnd(page: Page, press: Press): Promise<string[]> {
  const complete = page.getByRole("region", { name: "Program complete" });
  const summary = page.getByTestId("exam-summary");
  const seen = async () => `${page.url()} ${await page.locator("main h1").first().textContent()} ${await summary.count()}`;
  const places: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    const place = new URL(page.url()).pathname;
    const next = onward(page, place);
    await expect(next.or(complete).first()).toBeEnabled();
    if (await complete.isVisible()) return places;
    const before = await seen();
    const finishes = (await next.first().textContent()) === "Finish the unit";
    await press(page, next.first());
    if (place.endsWith("/-1") && before.endsWith("0"))
      await takeExam(
        page,
        places.some((earlier) => earlier.endsWith("/-1")),
      );
    else await expect.poll(seen).not.toBe(before);
    if (finishes)
      await expect(page.getByText(/^(?:Unit finished|All pages of the unit read|Course complete|Program complete)$/).first()).toBeVisible();
    places.push(place);
  }
  throw new Error(`“Continue” goes round in circles: ${places.join(" ")}`);
}

for (const { by, press, viewport } of [
  { by: "keyboard at 1440", press: byKeyboard, viewport: { width: 1440, height: 900 } },
  { by: "mouse at 390", press: byMouse, viewport: { width: 390, height: 844 } },
])
  test(`R-2.022 R-4.034 R-4.036 R-4.061 “Continue” alone, by ${by}, completes a program: over its pages, a failed exam and its minibook, to the end that names the certificate`, async ({
    page,
    baseURL,
    learner,
  }) => {
    await page.setViewportSize(viewport);
    const refused: string[] = [];
    page.on("response", (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`));
    const marin = await learner("lmarin");
    await onlyPrograms(baseURL!, marin, ["Screener certificate"]);
    await signIn(page, marin);
    const places = await followToTheEnd(page, press);
    expect(places[0]).toBe("/demo");
    expect(places.filter((place) => place.endsWith("/minibook")).length).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { name: "Screener certificate", level: 1 })).toBeVisible();
    await expect(page.getByText("Your certificate is below", { exact: false })).toBeVisible();
    await expect(page.getByRole("link", { name: /Show certificate/ }).first()).toBeVisible();
    expect(refused).toEqual([]);
    await page.goto("/demo");
    await expect(page.getByText("Everything assigned to you is done.")).toBeVisible();

    // whoever verifies the certificate prints it on its side, without a margin, with a border of 6
    const { call, close } = await administratorApi(baseURL!);
    const [earned] = await call("GET", `programcertificates?userId=${marin.id}`);
    const { verificationCode } = await call("GET", `programcertificates/${earned.id}`);
    await close();
    await page.goto(`/demo/verify/program/${verificationCode}`);
    await page.getByText("How it is printed").click();
    for (const [field, begins] of [
      ["orientation", "landscape"],
      ["margin", "0"],
      ["border", "6"],
    ] as const)
      await expect(page.locator(`[name="${field}"]`)).toHaveValue(begins);
  });

test("from home to the first bag in two presses, and back in the middle of a practice without a menu between", async ({
  page,
  learner,
}) => {
  await signIn(page, await learner("mcastillo"));
  await page.getByRole("link", { name: "Practise now" }).first().click();
  await begin(page).click();
  await waitForBag(page, 1);
  await pass(page);
  await goOn(page);
  await waitForBag(page, 2);
  // who leaves is told what becomes of it, by the link and by the browser's own way back; who stays has lost nothing
  const asked = page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .filter({ hasText: `A session is open: 1 of ${practiceBags} bags decided.` });
  await page.getByRole("link", { name: "Back to the course" }).click();
  await expect(asked).toContainText(/come back within .+ and go on/);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(`Image 2 of ${practiceBags}`)).toBeVisible();
  await page.goBack();
  await asked.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/demo$/);
  await expect(page.getByText("It can be gone on with until")).toBeVisible();
  await page.getByRole("link", { name: "Practise now" }).first().click();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the course" }).click();
  await expect(page.getByRole("link", { name: /Practice/ }).filter({ hasText: "It can be gone on with until" })).toBeVisible();
  await page.goto("/demo");
  await page.getByRole("link", { name: "Practise now" }).first().click();
  await page.getByRole("button", { name: "Go on" }).click();
  await waitForBag(page, 2);
});
