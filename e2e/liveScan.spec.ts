/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import { signIn, smallScreen } from "./steps.ts";

type Api = Awaited<ReturnType<typeof administratorApi>>;

test.use({ viewport: smallScreen });

const place = (left: number, right: number) => [[left, 0.02], [right, 0.02], [right, 0.98], [left, 0.98]]; // prettier-ignore

/** A library of one image, and a course whose page shows it live and lets two places be found in it. */
async function written(api: Api, title: string) {
  const { id: library } = await api.call("POST", "imagelibraries", { name: title });
  await api.call("POST", `imagelibraries/${library}/jobs`, { size: 1, threatShare: 0, categories: {}, scanner: "S160" });
  const images = () => api.call("GET", `images?imageLibraryId=${library}`);
  await expect.poll(async () => (await images()).length, { timeout: 90_000 }).toBe(1);
  const [{ id: image }] = await images();
  const { subject } = await api.call("GET", `images/${image}/subject`);
  const { courseId } = await api.call("POST", "courses/drafts", { title, code: title.replace(" ", ""), locale: "en" });
  const url = `courses/${courseId}/draft`;
  const add = async (kind: string, piece: string, block: object): Promise<string> =>
    (await api.call("POST", `${url}/acts`, { act: "add", kind, piece, block })).key;
  const scan = { subject, keys: ["BW"], description: "A bag of our own" };
  const regions = [
    { id: 1, label: "The middle", hint: "Look at its middle.", places: [{ view: 0, polygon: place(0.3, 0.7) }] },
    { id: 2, label: "The right side", hint: "Look to the right.", places: [{ view: 1, polygon: place(0.54, 0.98) }] },
  ];
  const lab = await add("lab", "labs", { type: "hotspot", title: "Look at it", task: "Find both.", scan, regions });
  const unit = await add("unit", "outline", { name: "Bags" });
  const section = await add("section", unit, { name: "One bag" });
  const page = await add("page", section, { title: "A bag", labs: [Number(lab.slice(1))] });
  const shown = { kind: "scan", ...scan, caption: "A bag of the library", look: [] };
  await api.call("POST", `${url}/changes`, { changes: [{ piece: page, key: "bscan00000", base: null, block: shown }] });
  return { library, image, courseId, url, page };
}

test("an image of a library goes while its live scan is written: its author is told, a learner finds places in it by mouse and by keyboard, and in the exam", async ({
  page,
  browser,
  baseURL,
  learner,
}) => {
  test.slow(); // a bag is packed and scanned, in the library and then in each browser
  const api = await administratorApi(baseURL!);
  const title = `Bag ${randomInt(1e9).toString(36)}`;
  const { library, image, courseId, url, page: key } = await written(api, title);

  await signIn(page, "domain.admin", { at: `/demo/admin/courses/${courseId}/write/questions` });
  await asksForPlace(page, title, image);
  await page.goto(`/demo/admin/courses/${courseId}/write/${key}`);
  const box = page.getByRole("region", { name: "Live scan" });
  await box.getByRole("button", { name: "Edit" }).click();
  await box.getByRole("button", { name: "An image of a library …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Library").selectOption({ label: title });
  await expect(dialog.getByRole("button", { name: String(image) })).toBeVisible();
  await api.call("DELETE", `images/${image}`);
  await dialog.getByRole("button", { name: String(image) }).click();
  await expect(dialog.getByText("This image is no longer in its library. Choose another image; what you wrote stays.")).toBeVisible();
  await expect(dialog.getByText("This library has no images that a scanner made.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box.getByLabel("Text below it")).toHaveValue("A bag of the library");
  await expect(box.locator('[data-scan="ready"]')).toBeVisible({ timeout: 60_000 });

  // what a question took along is its own
  const final = { piece: "course", key: "final", base: null, block: { size: 1, mandatory: [] } };
  await api.call("POST", `${url}/changes`, { changes: [final] });
  const { sequence, faults } = await api.call("POST", `${url}/publish/preview`, {});
  expect(faults).toEqual([]);
  await api.call("POST", `${url}/publish`, { version: "1.0", sequence });
  const program = await api.call("POST", "programs", { name: title, title, courses: [courseId] });
  const person = await learner("student");
  const user = await api.call("GET", `users/${person.id}`);
  await api.call("PUT", "users", { id: user.id, revision: user.revision, programs: [...user.programs, program.id] });
  expect((await api.call("GET", `images?imageLibraryId=${library}`)).length).toBe(0);
  await api.close();

  const student = await (await browser.newContext({ viewport: smallScreen })).newPage();
  await signIn(student, person);
  await finds(student, `/demo/training/${program.id}/${courseId}/1/1/1`);
  await marks(student);
  await student.context().close();
});

/** The exam that asks for it, by keyboard. */
async function marks(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Finish the unit" }).press("Enter");
  await page.getByRole("button", { name: "Start exam" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Where is its middle?" })).toBeVisible();
  await page.getByTestId("view-0").focus();
  await page.keyboard.press("ArrowLeft"); // from the middle
  await page.keyboard.press(" ");
  await expect(page.getByRole("listitem").filter({ hasText: /view 1/iu })).toBeVisible();
  await page.getByRole("button", { name: "Hand in" }).first().press("Enter");
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Hand in" }).press("Enter");
  await expect(page.getByTestId("exam-summary")).toContainText("100%");
}

/** A question that asks for a place in an innocent image, drawn on one of its views. */
async function asksForPlace(page: Page, library: string, image: number): Promise<void> {
  await page.getByRole("button", { name: "Add a question" }).press("Enter");
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  await page.keyboard.type("Where is its middle?");
  await page.getByLabel("How it is answered").selectOption({ label: "The threat in an image" });
  await page.getByRole("button", { name: "Choose an image of a library…" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Library").selectOption({ label: library });
  await dialog.getByRole("button", { name: String(image) }).press("Enter");
  await expect(page.getByText("There is nothing to find in it: who says so is right.")).toBeVisible();
  await page.getByLabel(/^What it shows/u).fill("A bag");
  await page.getByRole("button", { name: "Change what is to be found…" }).press("Enter");
  await page.getByRole("button", { name: "Add a place" }).press("Enter");
  await page.getByLabel("What it is").fill("The middle");
  const board = page.getByRole("application", { name: "View 1 of the scan" });
  const { width, height } = (await board.boundingBox())!;
  await board.dragTo(board, {
    sourcePosition: { x: 0.3 * width, y: 0.02 * height },
    targetPosition: { x: 0.7 * width, y: 0.98 * height },
  });
  await expect(page.getByText(/^What is right: The middle\./u)).toBeVisible();
  await expect(page.getByText("✓ Saved")).toBeVisible();
}

async function finds(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const figure = page.getByRole("figure").filter({ hasText: "A bag of the library" });
  // what is still being drawn nobody has seen
  const waits = page.getByText("You can go on once the scan is there.");
  await expect(waits).toBeVisible();
  await expect(figure).toHaveAttribute("data-scan", "ready", { timeout: 60_000 });
  await expect(waits).toHaveCount(0);
  const lab = page.getByRole("region", { name: "Look at it" });
  await expect(lab.getByRole("figure")).toHaveAttribute("data-scan", "ready", { timeout: 60_000 });
  await expect(lab.getByText("0 of 2 found")).toBeVisible();
  await lab.getByTestId("view-0").click();
  await expect(lab.getByText("1 of 2 found")).toBeVisible();
  await expect(lab.getByText("Found: The middle")).toBeVisible();
  await lab.getByTestId("view-1").focus();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press(" ");
  await expect(lab.getByText("2 of 2 found")).toBeVisible();
  await expect(lab.getByText("Found: The right side")).toBeVisible();
}
