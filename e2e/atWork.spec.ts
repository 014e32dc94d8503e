import { expect } from "@playwright/test";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

const dayMs = 86_400_000;
const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10).split("-").toReversed().join(".");

/** A file as machines write it: three misses of somebody, a hit of nobody, what lies ahead, and the same once more. */
const machineFile = (username: string) => ({
  name: "tip.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Operator ID;Date;Time;Machine;TIP image;TIP category;TIP result;Reaction time [s]",
      ...["08:00:00", "08:20:00", "08:40:00"].map((time) => `${username};${yesterday};${time};HS-7;K-12;Knife;Miss;3.5`),
      `${username}.nobody;${yesterday};09:00:00;HS-7;K-12;Knife;Hit;3.5`,
      `${username};20.11.2099;09:20:00;HS-7;K-12;Knife;Hit;3.5`,
      `${username};${yesterday};08:00:00;HS-7;K-12;Knife;Miss;3.5`,
    ].join("\r\n"),
  ),
});

test("results of a machine are looked through line by line, one is corrected, and three misses lead to training by rule that the person finds", async ({
  page,
  browser,
  baseURL,
  learner,
}) => {
  const rossi = await learner("drossi");
  const { call, close } = await administratorApi(baseURL ?? "");
  const [program] = await call("GET", "programs?search=Screener certificate");
  const rule = await call("POST", "remedialrules", {
    name: `Knives ${rossi.username}`,
    category: "knives",
    misses: 3,
    withinDays: 30,
    programs: [program.id],
    dueAfter: 14,
    companies: [],
  });
  await signIn(page, "domain.admin", { at: "/demo/admin/workresults/import" });
  await page.getByLabel("File (CSV or XLSX)").setInputFiles(machineFile(rossi.username));
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByRole("combobox", { name: "TIP result" })).toHaveValue("outcome");
  await page.getByRole("button", { name: "Look through the file" }).click();
  await expect(page.getByText("3 faulty").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("3 new").first()).toBeVisible();
  // who is given training by it is named before anything comes in
  await expect(page.getByText("1 person would be given training.")).toBeVisible();
  await page.getByRole("button", { name: "Correct line 5" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Operator ID")).toBeFocused();
  await dialog.getByLabel("Operator ID").fill(rossi.username);
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await expect(page.getByText("4 new").first()).toBeVisible();
  await page.getByRole("button", { name: "Bring in", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bring in", exact: true }).click();
  await expect(page.getByText("4 results came in.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("1 person has got training because of it:")).toBeVisible();

  const own = await browser.newPage();
  await signIn(own, rossi, { at: "/demo/measures" });
  await expect(own.getByRole("listitem").filter({ hasText: "Screener certificate" }).filter({ hasText: "3 misses" })).toContainText(
    "to be done",
  );
  await own.close();
  await call("POST", "remedialrules/deactivate", { ids: [rule.id] });
  await close();
});

test("a machine is checked with the test piece: the sheet says what it lacks, what is handed in stands, and what was worn is told beside it", async ({
  page,
  learner,
}) => {
  await signIn(page, await learner("student"), { at: "/demo/drills" });
  await page.getByRole("button", { name: "Practise", exact: true }).click();
  const sheet = page.locator("form").filter({ has: page.getByRole("button", { name: "Hand in" }) });
  await expect(sheet.getByRole("combobox")).toHaveCount(7, { timeout: 30_000 });
  await sheet.getByRole("button", { name: "Hand in" }).click();
  await expect(sheet.getByRole("alert")).toContainText("8 still to do");
  for (const line of await sheet.getByRole("combobox").all()) await line.selectOption({ index: 1 });
  // what was filled in outlasts the page
  await page.reload();
  await expect(sheet.getByRole("combobox").first()).not.toHaveValue("");
  await sheet.getByRole("radio", { name: "Take out of service" }).check();
  await sheet.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText("What was worn")).toBeVisible();
  await expect(page.getByRole("region", { name: "Sheet" }).getByRole("row")).toHaveCount(8);
  // what it really showed is in sight beside what was said
  const beyondEdge = await page
    .getByRole("region", { name: "Sheet" })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyondEdge).toBe(0);
});
