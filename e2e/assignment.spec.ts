import { expect, test } from "@playwright/test";
import { randomInt } from "node:crypto";
import { administratorApi } from "./administratorApi.ts";
import { makeLearner } from "./learner.ts";
import { signIn } from "./steps.ts";

test("a manager assigns a program with its due date to all whom the filter finds, and by a rule; the learner sees it, and removal keeps results", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const mark = Array.from({ length: 8 }, () => String.fromCodePoint(randomInt(97, 123))).join("");
  const learner = await makeLearner(baseURL!, "student");
  const api = await administratorApi(baseURL!);
  const [course] = await api.call("GET", "courses?search=cabin&fields=name,type");
  const program = await api.call("POST", "programs", { name: `Refresher ${mark}`, title: `Refresher ${mark}`, courses: [course.id] });

  // all whom the filter finds, with what it would do before it is done
  await signIn(page, "domain.admin", { at: `/demo/admin/users?search=${learner.username}` });
  await page.getByRole("button", { name: "Assign to all found …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").or(dialog.getByRole("searchbox")).or(dialog.getByRole("textbox")).first().fill(mark);
  await page.getByRole("option", { name: `Refresher ${mark}` }).click();
  await dialog.getByLabel(/^Due on/).fill("2031-02-28");
  await expect(dialog.getByText("1 gain it")).toBeVisible();
  await expect(dialog.getByRole("row", { name: new RegExp(learner.username) })).toContainText("gains it");
  await dialog.getByLabel(/^Starts on/).fill("2031-03-01");
  await expect(dialog.getByText("The due date lies before the start: choose a later one.")).toBeVisible();
  await dialog.getByLabel(/^Starts on/).fill("");
  await dialog.getByRole("button", { name: "Assign programs" }).click();
  await expect(page.getByText("1 assignment was written.")).toBeVisible();

  // who has it by which way stands with the program; who comes to a company has it by a rule
  const company = await api.call("POST", "companies", { name: `Company ${mark}` });
  await api.call("POST", "assignmentrules", {
    name: `New at the company ${mark}`,
    programs: [program.id],
    companies: [company.id],
    dueAfter: 30,
  });
  await page.goto(`/demo/admin/programs/${program.id}/learners`);
  await expect(page.getByRole("row", { name: new RegExp(learner.username) })).toContainText("directly");
  const joiner = await makeLearner(baseURL!, "student");
  // who does not have it is found as well, and can be given it here
  await page.getByRole("searchbox", { name: "Find a person" }).fill(joiner.username);
  const without = page.getByRole("region", { name: "Without this program" });
  await without.getByRole("button", { name: `Assign programs …: ${joiner.username}` }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Assign programs" })).toBeVisible();
  await page.keyboard.press("Escape");
  const { revision } = await api.call("GET", `users/${joiner.id}`);
  await api.call("PUT", "users", { id: joiner.id, revision, companyId: company.id });
  await expect(async () => {
    await page.reload();
    await page.getByRole("searchbox", { name: "Find a person" }).fill(joiner.username);
    await expect(page.getByRole("row", { name: new RegExp(joiner.username) })).toContainText(`rule: New at the company ${mark}`, {
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });

  // the learner sees it with its day, begins it, and loses it again with what was done on record
  const other = await page.context().browser()!.newContext({ baseURL: baseURL! });
  const theirs = await other.newPage();
  await signIn(theirs, learner, { at: "/demo/training" });
  const card = theirs.getByRole("link", { name: new RegExp(`Refresher ${mark}`) });
  await expect(card).toContainText("Due");
  await card.click();
  await theirs.getByRole("link", { name: /Cabin/ }).first().click();
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  await other.close();

  await page.getByRole("searchbox", { name: "Find a person" }).fill(learner.username);
  await page
    .getByRole("checkbox", { name: /^Select .*/ })
    .nth(1)
    .check();
  await page.getByRole("button", { name: "Remove 1" }).click();
  await expect(page.getByRole("dialog")).toContainText("What was learnt stays on record.");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("1 assignment was removed.")).toBeVisible();

  // undone where one is, it is there again with its day
  const row = page.getByRole("row", { name: new RegExp(learner.username) });
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(row).toContainText("directly");

  // what is due leads to its people: to a message, where one can be sent, and by keyboard to another day
  const overdue = `/demo/admin/reports/T70?ask=${encodeURIComponent(JSON.stringify({ programIds: [program.id] }))}`;
  // whoever goes elsewhere before it has begun is not followed by it
  const left = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  await page.route(/\/reports\/T70\/runs$/u, async (route) => {
    const response = await route.fetch();
    await left.promise;
    await route.fulfill({ response });
    begun.resolve();
  });
  await page.goto(overdue);
  await page.getByRole("link", { name: "All reports" }).click();
  await expect(page).toHaveURL(/\/admin\/reports$/u);
  left.resolve();
  await begun.promise;
  await page.evaluate(async () => (await fetch(location.href)).text()); // where that leads to it has led by now
  await expect(page).toHaveURL(/\/admin\/reports$/u);
  await page.goto(overdue);
  await expect(page.getByText("2 people can be reached from here:")).toBeVisible();
  await expect(page.getByRole("button", { name: "Write a message …" })).toBeDisabled();
  await expect(page.getByText("No mail server is set up here")).toBeVisible();
  await page.getByRole("button", { name: "Assign programs …" }).focus();
  await page.keyboard.press("Enter");
  // chosen already: its name stands in the field, and with each person once the preview has come
  await expect(dialog.getByText(`Refresher ${mark}`).first()).toBeVisible();
  await dialog.getByLabel(/^Due on/).fill("2031-04-30");
  await dialog.getByRole("button", { name: "Assign programs" }).click();
  await expect(page.getByText("2 assignments were written.")).toBeVisible();

  // whoever comes to a person to assign a program is asked at once, with it chosen
  await page.goto(`/demo/admin/users/${joiner.id}/programs?assign=${program.id}`);
  await expect(dialog.getByText(`Refresher ${mark}`).first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Assign programs" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await api.close();
});
