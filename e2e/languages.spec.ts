/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import { locales } from "../model/src/identity/locales.ts";
import { isLanguage, sourceLanguage } from "../model/src/phrases/languages.ts";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import { arabicPhrase } from "./phraseIn.ts";
import { signIn, signInByForm } from "./steps.ts";

test("whoever runs the system sees which language says how much, who made it, and that nobody has read it", async ({ page }) => {
  await signIn(page, "system.admin");
  await page.getByRole("navigation").getByRole("link", { name: "Languages", exact: true }).click();
  await expect(page).toHaveURL(/\/demo\/admin\/languages$/);
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("English en").getByRole("cell")).toHaveText(["Yes", "100%", "Source", "–", "–", "0"]);
  await expect(row("العربية ar").getByRole("cell")).toHaveText(["Yes", "100%", /^Made by a machine · /, "Nobody", /^\d+$/, "0"]);
  await expect(row("日本語 ja").getByRole("cell").first()).toHaveText(/^(Yes|No)$/);
  await expect(page.getByRole("heading", { name: /^Faults/ })).toHaveCount(0);
});

test("R-9.044 the sign-in offers the 33 languages, each by the name its speakers give it", async ({ page }) => {
  await page.goto("/demo/login");
  const offered = await page
    .getByRole("combobox", { name: "Language" })
    .getByRole("option")
    .evaluateAll((options) =>
      // prettier-ignore
      options.map((option) => [option.getAttribute("lang"), option.textContent]),
    );
  expect(offered).toHaveLength(locales.length);
  expect(new Set(offered.map(([tag]) => tag))).toEqual(new Set<string | null>(locales));
  expect(offered).toContainEqual(["ka", "ქართული"]);
  expect(offered).toContainEqual(["ja", "日本語"]);
});

test("a language that no speaker has read says so where one chooses it, and English does not; accounts are named in the one chosen, whichever answer comes last", async ({
  page,
}) => {
  let letGo = () => {};
  const chosen = new Promise<void>((resolve) => (letGo = resolve));
  let told = () => {};
  const answered = new Promise<void>((resolve) => (told = resolve));
  await page.route(/\/domains\/policy\/demo\?language=en$/u, async (route) => {
    const response = await route.fetch();
    await chosen;
    await route.fulfill({ response }).catch(() => {}); // nobody waits for it any more
    told();
  });
  await page.goto("/demo/login");
  const choice = page.getByRole("combobox", { name: "Language" });
  await expect(choice).toBeVisible();
  await expect(choice).not.toHaveAttribute("title");
  await expect(choice.getByRole("option", { name: "qps-ploc" })).toHaveCount(0); // in development alone
  await choice.selectOption("ar");
  const note = page.getByText(arabicPhrase("languages.unread"));
  await expect(note).toBeVisible();
  const account = page.getByRole("button", { name: /^مسؤول نطاق/u });
  await expect(account).toBeVisible(); // the demo's accounts are named in it
  letGo();
  await answered;
  await page.evaluate(async () => (await fetch(location.href)).text()); // what was told before this is on the screen
  await expect(account).toBeVisible();
  await page.getByRole("combobox").selectOption("en");
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Domain Administrator/u })).toBeVisible();
});

test("a language that is chosen in front of the sign-in or in the head is the account's: in another browser, and not for who comes next to this one", async ({
  page,
  browser,
  learner,
}) => {
  const [person, next] = [await learner("asaleh"), await learner("tadeyemi")];
  const choose = (on: Page, from: string, to: string) => on.locator(`select:has(option[value="${from}"]:checked)`).selectOption(to);
  const speaks = (on: Page, language: string) => expect(on.locator("html")).toHaveAttribute("lang", language);
  await page.goto("/demo/login");
  const kept = () => page.waitForResponse(/\/api\/user\/change\/language$/u);
  const first = kept();
  await choose(page, "en", "ar");
  await signInByForm(page, person);
  expect((await first).status()).toBe(200);
  await speaks(page, "ar");

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person);
  await speaks(elsewhere, "ar");
  const second = kept();
  await choose(page, "ar", "de");
  expect((await second).status()).toBe(200);
  await speaks(page, "de");
  await page.goto("/demo/training");
  await speaks(page, "de");
  await elsewhere.reload();
  await speaks(elsewhere, "de");

  // whoever chose one keeps it, whatever the last one here spoke
  await signIn(elsewhere, next);
  await choose(elsewhere, "de", "fr-FR");
  await speaks(elsewhere, "fr-FR");
  await signIn(page, next);
  await speaks(page, "fr-FR");
  await signIn(page, person);
  await speaks(page, "de");
  await elsewhere.context().close();
});

test.describe("in a browser that speaks Arabic", () => {
  test.use({ locale: "ar" });

  test("somebody whose language is not offered is spoken to in that of their domain, whatever was remembered here", async ({
    page,
    learner,
    baseURL,
  }) => {
    const person = await learner("asaleh");
    const { call, close } = await administratorApi(baseURL ?? "");
    const { revision } = await call("GET", `users/${person.id}`);
    const unspoken = locales.find((tag) => !isLanguage(tag)) ?? sourceLanguage; // where all are spoken, what was remembered is the test
    await call("PUT", "users", { id: person.id, revision, locale: unspoken });
    await close();
    await page.addInitScript(() => localStorage.setItem("vigil.language", "tlh"));
    await page.goto("/demo/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await signInByForm(page, person);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("link", { name: "Training", exact: true }).first()).toBeVisible();
  });
});

test("what comes with the product is named in the language of the page: levels, the deleted, laws", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("vigil.language", "ar"));
  await signIn(page, "domain.admin");
  await expect(page.getByText("Northwind Terminal 1 · مسؤول نطاق")).toBeVisible();
  await page.goto("/demo/admin/accesslevels");
  const table = page.getByRole("table");
  await expect(table.getByRole("link", { name: "طالب", exact: true })).toBeVisible();
  await expect(table.getByText(/Student|Regulator|Auditor/u)).toHaveCount(0);
  await page.goto("/demo/admin/users");
  await expect(table.getByText("طالب", { exact: true }).first()).toBeVisible();
  await expect(table.getByText("Student", { exact: true })).toHaveCount(0); // somebody may be called so
  await page.goto("/demo/admin/companies");
  await expect(table.getByText("المستخدمون المحذوفون")).toBeVisible();
  // found by the words that the page says, though the server keeps others
  await page.goto("/demo/admin/users/add");
  const level = page.getByRole("combobox", { name: /مستوى الوصول/u });
  await level.fill("طالب");
  await page.getByRole("option", { name: "طالب", exact: true }).click();
  await expect(level).toHaveValue("طالب");
  await page.goto("/demo/admin/authorityrules/add");
  await expect(page.getByRole("link", { name: "(EU) 2015/1998, 11.4.1", exact: true })).toBeVisible();
});
