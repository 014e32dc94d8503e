import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { join } from "node:path";
import { directionOf, languages } from "../model/src/phrases/languages.ts";
import { englishLeft } from "./englishLeft.ts";
import { test } from "./journey.ts";
import type { Learner } from "./learner.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { phraseIn } from "./phraseIn.ts";
import { signIn } from "./steps.ts";

/** Three stand for all in the gate: from the right, without spaces, and with long words; `npm run languages` looks at each. */
const asked = process.env["VIGIL_LANGUAGES"];
const looked = asked === undefined ? ["ar", "ja", "de"] : asked === "all" ? languages : asked.split(",");
const pictures = process.env["VIGIL_PICTURES"];

const sizes = [[1440, 900], [390, 900]] as const; // prettier-ignore
/** What a console has the least room on: the commonest laptop. */
const laptop = [1366, 768] as const;

/** Looks at a page as it stands, wide and narrow. */
async function look(page: Page, language: string, what: string, at: readonly (readonly [number, number])[] = sizes): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language));
  await expect(page.locator("main [class*=skeleton]")).toHaveCount(0);
  for (const [width, height] of at) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${language}-${what}-${width}.png`) });
    expect.soft(await englishLeft(page, language), `${what} in ${language}, ${width} px: English`).toEqual([]);
    expect.soft(await layoutFaults(page), `${what} in ${language}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const speaking = async (context: BrowserContext, language: string) =>
  context.addInitScript((tag) => localStorage.setItem("vigil.language", tag), language);

/** An exam of questions: a page of its course, its intro and a question. */
async function lookAtExam(browser: Browser, taker: Learner, language: string): Promise<void> {
  const context = await browser.newContext({ locale: language });
  await speaking(context, language);
  const page = await context.newPage();
  const button = (key: string) => page.getByRole("main").getByRole("button", { name: phraseIn(language, key), exact: true });
  await signIn(page, taker, { at: "/demo/training" });
  await page.getByRole("link", { name: /Screener certificate/ }).first().click(); // prettier-ignore
  await page.locator("main ol").getByRole("link", { name: /Screener certificate/ }).click(); // prettier-ignore
  // the course is written in English, and says so
  await expect(page.locator("[data-course-language=en]")).toHaveCount(language === "en" ? 0 : 1);
  await page.getByRole("link", { name: phraseIn(language, "training.start"), exact: true }).click();
  await button("training.nextPage").click();
  await look(page, language, "page");
  await button("training.finishUnit").click();
  await button("exam.start").waitFor();
  await look(page, language, "examIntro");
  await button("exam.start").click();
  await page.locator("main fieldset").waitFor();
  await look(page, language, "question");
  await context.close();
}

test.describe.configure({ timeout: 240_000 });

test.describe("in every language nothing is cut, nothing lies over another thing, and no English is left", () => {
  for (const language of looked)
    test(`R-2.070 sign-in, home, course, exam, simulator and a list in ${language}`, async ({ browser, learner }) => {
      const context = await browser.newContext({ locale: language });
      await speaking(context, language);
      const page = await context.newPage();
      await page.goto("/demo/login");
      await look(page, language, "signIn");
      await signIn(page, await learner("asaleh"));
      await page.locator("main h1").waitFor();
      await look(page, language, "home");
      await page.goto("/demo/training");
      await page.getByRole("link", { name: /Cabin baggage screening/ }).first().click(); // prettier-ignore
      await page
        .getByRole("link", { name: /Cabin baggage simulator/ })
        .first()
        .waitFor();
      await look(page, language, "program");
      await page.getByRole("link", { name: /Cabin baggage simulator/ }).first().click(); // prettier-ignore
      await page.locator('a[href$="/1/4/1"]').first().click();
      await page.locator('a[href*="/simulator/session/"]').first().click();
      const begin = page.getByRole("main").getByRole("button", { name: phraseIn(language, "simulator.intro.start"), exact: true });
      await begin.waitFor();
      await look(page, language, "intro");
      await begin.click();
      await expect(page.locator('button[data-decision="pass"]')).toBeEnabled({ timeout: 60_000 });
      await look(page, language, "simulator", [...sizes, laptop]);
      await page.locator('button[data-decision="hold"]').click();
      await page.getByTestId("view-0").click();
      await page.locator("[data-panel=category] button").first().click();
      await page.locator('button[data-decision="confirm"]').click();
      await page.locator('button[data-decision="next"]').waitFor();
      await look(page, language, "feedback", [laptop]);
      await context.close();
      await lookAtExam(browser, await learner("sozturk"), language);
      const desk = await browser.newContext({ locale: language });
      await speaking(desk, language);
      const list = await desk.newPage();
      await signIn(list, "domain.admin", { at: "/demo/admin/users" });
      await list.locator("main tbody tr, main [role=listitem]").first().waitFor();
      await look(list, language, "users");
      await desk.close();
    });
});
