/// <reference lib="dom" />
import { expect, type Browser, type Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import budgets from "../budgets.json" with { type: "json" };
import { languages } from "../model/src/phrases/languages.ts";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import type { Learner } from "./learner.ts";
import { signIn, signInByCalls } from "./steps.ts";

type View = keyof typeof budgets.firstLoad;
interface Visit {
  who?: "learner" | "domain.admin";
  path: string;
  /** What is there once somebody can begin. */
  usable: string;
}

const visitsOf = (courseId: number): Record<View, Visit> => ({
  signIn: { path: "/demo/login", usable: "input[autocomplete=username]" },
  learner: { who: "learner", path: "/demo", usable: "main h1" },
  list: { who: "domain.admin", path: "/demo/admin/users", usable: "main tbody tr >> nth=0" },
  editor: { who: "domain.admin", path: `/demo/admin/courses/${courseId}/write`, usable: "[data-page-text] [role=textbox]" },
});
/** Those that a browser really loads it in, from the left and from the right; the heaviest of all languages counts. */
const loaded = ["en", "ar"];

/** The scripts, phrases and styles that a browser asks for until the view is there as a whole and nothing stands in for what is still coming. */
async function asked(page: Page, { path, usable }: Visit): Promise<string[]> {
  const files = new Set<string>();
  page.on("request", (request) => files.add(new URL(request.url()).pathname));
  await page.goto(path);
  await expect(page.locator(usable)).toBeVisible();
  await expect(page.locator("main [class*=skeleton]")).toHaveCount(0);
  return [...files];
}

/** Of somebody who has chosen their language and may be signed in; each file once, however often it is asked for. */
async function firstLoad(browser: Browser, locale: string, visit: Visit, learner: Learner): Promise<string[]> {
  const context = await browser.newContext({ locale });
  await context.addInitScript((language) => localStorage.setItem("vigil.language", language), locale);
  if (visit.who !== undefined) await signInByCalls(context.request, visit.who === "learner" ? learner : visit.who);
  const files = await asked(await context.newPage(), visit);
  await context.close();
  return files;
}

const compressed = (file: string) => gzipSync(readFileSync(join(import.meta.dirname, "../web/dist", file))).length;
/** Phrases count as scripts. */
const isOf = (kind: string, file: string) => file.endsWith(`.${kind}`) || (kind === "js" && file.startsWith("/assets/phrases/"));
const bytes = (files: string[], kind: string) => files.filter((file) => isOf(kind, file)).reduce((sum, file) => sum + compressed(file), 0);
/** The same load in another language: every part of the phrases is there in each of them. */
const inLanguage = (language: string, files: string[]) =>
  files.map((file) => file.replace(/^\/assets\/phrases\/[^/]+\//, `/assets/phrases/${language}/`));
/** Its heaviest language. */
const heaviest = (files: string[], kind: string): [bytes: number, language: string] =>
  languages
    .map((language): [number, string] => [bytes(inLanguage(language, files), kind), language])
    .reduce((one, other) => (other[0] > one[0] ? other : one));

/** What a home asks the server for until nothing stands in for what is still coming; several calls in one as a list. */
async function homeCalls(browser: Browser, who: Learner | "domain.admin"): Promise<(string | string[])[]> {
  const context = await browser.newContext();
  await signInByCalls(context.request, who);
  const page = await context.newPage();
  const calls: (string | string[])[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    const parts = searchParams.getAll("call").map((path) => path.split("?", 1)[0]!);
    calls.push(parts.length > 0 ? parts : pathname.slice("/api/".length));
  });
  await page.goto("/demo");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("main [class*=skeleton]")).toHaveCount(0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await context.close();
  return calls;
}

test("a home asks for what `budgets.json` counts the statements of, and for nothing else", async ({ browser, learner }) => {
  const homes = { learner: await learner("student"), administrator: "domain.admin" } as const;
  for (const [home, who] of Object.entries(homes) as ["learner" | "administrator", Learner | "domain.admin"][]) {
    const calls = await homeCalls(browser, who);
    const counted = ["notifications/current", "user/login", "user/refresh", ...budgets.homes[home].flat()];
    expect(calls.flat().toSorted()).toEqual(counted.toSorted());
    // names in the reader's language go along where something goes soon enough
    expect(calls.filter((call) => Array.isArray(call) || call === "tabledata/words").length).toBeLessThanOrEqual(
      budgets.homes[home].length + 1,
    );
  }
});

/** A course with one page. */
async function writtenCourse(baseURL: string): Promise<number> {
  const { call, close } = await administratorApi(baseURL);
  const name = `LOAD${randomInt(1e9).toString(36).toUpperCase()}`;
  const { courseId } = await call("POST", "courses/drafts", { title: name, code: name, locale: "en" });
  const add = async (kind: string, piece: string, block: object): Promise<string> =>
    (await call("POST", `courses/${courseId}/draft/acts`, { act: "add", kind, piece, block })).key;
  const section = await add("section", await add("unit", "outline", { name: "Unit" }), { name: "Section" });
  await add("page", section, { title: "Page", labs: [] });
  await close();
  return courseId;
}

test("the editor asks for a course once, while its code is on its way, and reads no declaration to show a page", async ({
  page,
  baseURL,
}) => {
  const courseId = await writtenCourse(baseURL!);
  await signIn(page, "domain.admin");
  const editor = await page.context().newPage(); // the home may still be asking for what it shows
  const paths: string[] = [];
  editor.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await editor.goto(`/demo/admin/courses/${courseId}/write`);
  await expect(editor.getByRole("textbox", { name: /^Text of/ })).toBeVisible();
  expect(paths.filter((path) => path === `/api/courses/${courseId}/draft`)).toHaveLength(1);
  // before it is known who is signed in
  expect(paths.indexOf(`/api/courses/${courseId}/draft`)).toBeLessThan(paths.indexOf("/api/user/refresh"));
  expect(paths.filter((path) => /\/(?:zod|model|records)-[^/]*\.js$/.test(path))).toEqual([]);
});

test("what a browser loads before the first view can be used is within its budget, gzip", async ({ browser, learner, baseURL }) => {
  const rivera = await learner("student");
  const rows: { what: string; language: string; measured: number; budget: number }[] = [];
  for (const [view, visit] of Object.entries(visitsOf(await writtenCourse(baseURL!))) as [View, Visit][]) {
    const loads = await Promise.all(loaded.map((locale) => firstLoad(browser, locale, visit, rivera)));
    for (const kind of ["js", "css"] as const) {
      const [measured, language] = loads.map((files) => heaviest(files, kind)).reduce((one, other) => (other[0] > one[0] ? other : one));
      rows.push({ what: `${view} ${kind}`, language, measured, budget: budgets.firstLoad[view][kind] });
    }
  }
  console.table(rows);
  expect(rows.every(({ measured }) => measured > 0)).toBe(true); // files were seen
  expect(rows.filter(({ measured, budget }) => measured > budget)).toEqual([]);
});
