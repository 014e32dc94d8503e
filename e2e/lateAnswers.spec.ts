/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

/** Holds one answer back: what was asked is done, by the server or by `done`, and the page hears of it when `come` says so. */
async function held(page: Page, method: string, address: RegExp, done?: (body: unknown) => Promise<unknown>) {
  const [asked, come, came] = Array.from({ length: 3 }, () => Promise.withResolvers<void>()) as [Held, Held, Held];
  let first = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== method || !first) return route.fallback();
    first = false;
    const answer = done ? { json: await done(route.request().postDataJSON()) } : { response: await route.fetch() };
    asked.resolve();
    await come.promise;
    await route.fulfill(answer);
    return came.resolve();
  });
  return {
    asked: asked.promise,
    /** Where it leads to it has led by then. */
    come: async () => {
      come.resolve();
      await came.promise;
      await page.evaluate(async () => (await fetch(location.href)).text());
    },
  };
}
type Held = PromiseWithResolvers<void>;

const mark = () => crypto.randomUUID().slice(0, 8);

test("whoever leaves a record before its copy or the next one is there stays where they went, and is led on where they stayed", async ({
  page,
  baseURL,
}) => {
  const name = `Late ${mark()}`;
  const desk = await administratorApi(baseURL!);
  for (const each of ["A", "B"]) await desk.call("POST", "programgroups", { name: `${name} ${each}` });
  await desk.close();
  await signIn(page, "domain.admin", { at: `/demo/admin/programgroups?search=${encodeURIComponent(name)}` });
  const open = () => page.getByRole("link", { name: `${name} A` }).click();
  await open();
  const heading = (last: string) => page.getByRole("heading", { level: 1, name: `${name} ${last}` });
  await expect(heading("A")).toBeVisible();

  const next = await held(page, "GET", /\/api\/programgroups\/\d+(?:\?|$)/u);
  await page.getByRole("button", { name: "Next record" }).click();
  await next.asked;
  await page.goBack();
  await expect(page.getByRole("link", { name: `${name} B` })).toBeVisible();
  await next.come();
  await expect(page).toHaveURL(/\/programgroups\?/u);
  // the press that led nowhere is forgotten: the keyboard is not taken to the steps of another record
  await open();
  await expect(heading("A")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next record" })).not.toBeFocused();
  await page.getByRole("button", { name: "Next record" }).click();
  await expect(heading("B")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous record" })).toBeFocused();

  const copy = await held(page, "POST", /\/api\/programgroups\/\d+\/copy$/u);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await copy.asked;
  await page.goBack();
  await copy.come();
  await expect(page.getByText("A copy was made.")).toBeVisible();
  await expect(page).not.toHaveURL(/\/edit$/u);
  await expect(heading("A")).toBeVisible();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page).toHaveURL(/\/programgroups\/\d+\/edit$/u);
});

test("how many bags a practice has is told when the server has said how many there are, not before", async ({ page, learner }) => {
  await signIn(page, await learner("student"), { at: "/demo/training/1/4/1" });
  const ready = await held(page, "GET", /\/type\/Practice\/ready$/u, () => Promise.resolve({ code: null, images: 4 }));
  await page.getByRole("link", { name: /Start practice/u }).click();
  await ready.asked;
  const bags = page.getByRole("definition").first();
  await expect(bags).toHaveText("…");
  await ready.come();
  await expect(bags).toHaveText("4");
});

test("whoever leaves before a drill has begun or a page was added stays where they went", async ({ page, baseURL, learner }) => {
  const person = await learner("student");
  await signIn(page, person, { at: "/demo/drills" });
  const drill = await held(page, "POST", /\/api\/drills$/u);
  await page.getByRole("button", { name: "Practise", exact: true }).click();
  await drill.asked;
  await page.getByRole("link", { name: "Quizzes", exact: true }).first().click();
  await expect(page).toHaveURL(/\/demo\/quizzes$/u);
  await drill.come();
  await expect(page).toHaveURL(/\/demo\/quizzes$/u);

  const desk = await administratorApi(baseURL!);
  const code = mark();
  const { courseId } = await desk.call("POST", "courses/drafts", { title: `Late ${code}`, code: `L${code}`, locale: "en" });
  const add = async (kind: string, piece: string, block: object): Promise<string> =>
    (await desk.call("POST", `courses/${courseId}/draft/acts`, { act: "add", kind, piece, block })).key;
  const section = await add("section", await add("unit", "outline", { name: "Liquids" }), { name: "At the belt" });
  const first = await add("page", section, { title: "First" });
  await add("page", section, { title: "Second" });
  await desk.close();
  await page.context().clearCookies();
  await signIn(page, "domain.admin", { at: `/demo/admin/courses/${courseId}/write/${section}` });
  const added = await held(page, "POST", /\/draft\/acts$/u);
  const outline = page.getByRole("navigation", { name: "Contents of the course" });
  await page.getByRole("main").getByRole("button", { name: "Add a page" }).last().click();
  await added.asked;
  await outline.getByRole("link", { name: "First" }).click();
  await expect(page).toHaveURL(new RegExp(`/write/${first}$`, "u"));
  await added.come();
  await expect(outline.getByRole("link", { name: "New page" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/write/${first}$`, "u"));
});

test("images of a quiz that are chosen while others are being saved stay chosen, also where its next version takes those", async ({
  page,
  baseURL,
}) => {
  const desk = await administratorApi(baseURL!);
  const quizzes = await desk.call("GET", "quizzes?search=Monthly");
  const { id } = await desk.call("POST", `quizzes/${quizzes[0].id}/copy`);
  await signIn(page, "domain.admin", { at: `/demo/admin/quizzes/${id}/images` });
  const library = page.getByRole("list", { name: "The library" });
  const chosen = page.getByRole("list", { name: "Chosen images" });
  const choose = (index: number) => library.getByRole("button").nth(index).click();
  await choose(0);
  const first = await held(page, "PUT", /\/images$/u);
  await page.getByRole("button", { name: "Save images" }).click();
  await first.asked;
  await choose(1);
  await first.come();
  await expect(page.getByText("The images are saved.")).toBeVisible();
  await expect(chosen.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Save images" }).click();
  await expect.poll(async () => (await desk.call("GET", `quizzes/${id}/images`)).images.length).toBe(2);
  await expect(page.getByRole("button", { name: "Save images" })).toBeDisabled();

  // as where somebody has taken it: the answer is another version's
  const { id: version } = await desk.call("POST", `quizzes/${id}/copy`);
  await choose(2);
  const second = await held(page, "PUT", /\/images$/u, (body) => desk.call("PUT", `quizzes/${version}/images`, body));
  await page.getByRole("button", { name: "Save images" }).click();
  await second.asked;
  await choose(3);
  await second.come();
  await expect(page).toHaveURL(new RegExp(`/quizzes/${version}/images$`, "u"));
  await expect(chosen.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Save images" }).click();
  await expect.poll(async () => (await desk.call("GET", `quizzes/${version}/images`)).images.length).toBe(4);
  await desk.close();
});

test("questions of a quiz that are written while others are being saved stay written, also where its next version takes those", async ({
  page,
  baseURL,
}) => {
  const desk = await administratorApi(baseURL!);
  const made = async (): Promise<number> =>
    (await desk.call("POST", "quizzes", { name: `Late ${mark()}`, type: "content", questionTime: 0 })).id;
  const [id, version] = [await made(), await made()];
  const question = { text: "What is a blade?", correct: ["A knife"], incorrect: ["A pen"], feedback: "" };
  await desk.call("PUT", `quizzes/${id}/questions`, { questions: [question] });
  await signIn(page, "domain.admin", { at: `/demo/admin/quizzes/${id}/questions` });
  const first = page.getByRole("group", { name: "Question 1" });
  const text = first.getByRole("textbox", { name: "Question" }).first();
  const feedback = first.getByRole("textbox", { name: /^Shown afterwards/u }).last();
  const save = page.getByRole("button", { name: "Save questions" });
  await text.fill("What is no blade?");
  const saved = await held(page, "PUT", /\/questions$/u);
  await save.click();
  await saved.asked;
  await feedback.fill("It cuts.");
  await saved.come();
  await expect(page.getByText("The questions are saved.")).toBeVisible();
  await expect(feedback).toHaveValue("It cuts.");

  // as where somebody has taken it: the answer is another version's
  const unnumbered = (body: unknown) => ({
    questions: (body as { questions: object[] }).questions.map((each) => ({ ...each, number: undefined })),
  });
  const newer = await held(page, "PUT", /\/questions$/u, (body) => desk.call("PUT", `quizzes/${version}/questions`, unnumbered(body)));
  await save.click();
  await newer.asked;
  await feedback.fill("It cuts, and cuts.");
  await newer.come();
  await expect(page).toHaveURL(new RegExp(`/quizzes/${version}/questions$`, "u"));
  await expect(feedback).toHaveValue("It cuts, and cuts.");
  await save.click();
  await expect.poll(async () => (await desk.call("GET", `quizzes/${version}/questions`)).questions[0].feedback).toBe("It cuts, and cuts.");
  await desk.close();
});

test("lines of captions, and words beside a file, that are written while that is on its way are neither lost nor called kept", async ({
  page,
  baseURL,
}) => {
  const desk = await administratorApi(baseURL!);
  const code = mark();
  const { courseId } = await desk.call("POST", "courses/drafts", { title: `Film ${code}`, code: `M${code}`, locale: "en" });
  const add = async (kind: string, piece: string, block: object): Promise<string> =>
    (await desk.call("POST", `courses/${courseId}/draft/acts`, { act: "add", kind, piece, block })).key;
  const section = await add("section", await add("unit", "outline", { name: "Liquids" }), { name: "At the belt" });
  const key = await add("page", section, { title: "Film" });
  await signIn(page, "domain.admin", { at: `/demo/admin/courses/${courseId}/write/${key}` });
  const text = page.getByRole("textbox", { name: /^Text of/u });
  await text.click();
  await page.keyboard.type("/film");
  await page.keyboard.press("Enter");
  const film = text.getByRole("region", { name: "Film" });
  const sent = await held(page, "POST", /\/files/u);
  const buffer = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
  await film.getByLabel("The film: Bring a file").setInputFiles({ name: "belt.webm", mimeType: "video/webm", buffer });
  await sent.asked;
  await film.getByLabel("What happens in it").fill("A bag goes by.");
  await sent.come();
  await expect(film.getByRole("button", { name: "Write the captions" })).toBeVisible();
  await expect(film.getByLabel("What happens in it")).toHaveValue("A bag goes by.");

  await film.getByRole("button", { name: "Write the captions" }).click();
  await film.getByRole("button", { name: "Add a line" }).click();
  await film.getByLabel("Line 1: what is said").fill("A bag.");
  const kept = await held(page, "POST", /\/files/u);
  await film.getByRole("button", { name: "Keep the captions" }).click();
  await kept.asked;
  await film.getByLabel("Line 1: what is said").fill("A bag goes by.");
  await film.getByLabel("What happens in it").fill("A bag goes by, slowly.");
  await kept.come();
  await expect(film.getByRole("button", { name: "Keep the captions" })).toBeEnabled();
  await expect(film.getByRole("status").filter({ hasText: "Not kept yet" })).toBeVisible();
  await expect(film.getByLabel("What happens in it")).toHaveValue("A bag goes by, slowly.");
  await film.getByRole("button", { name: "Keep the captions" }).click();
  await expect(film.getByText("✓ Kept")).toBeVisible();
  await page.reload();
  const again = text.getByRole("region", { name: "Film" });
  await again.getByRole("button", { name: "Edit" }).click();
  await again.getByRole("button", { name: "Write the captions" }).click();
  await expect(again.getByLabel("Line 1: what is said")).toHaveValue("A bag goes by.");
  await desk.close();
});
