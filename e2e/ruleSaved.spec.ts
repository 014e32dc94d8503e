import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

test("a rule that makes no sense is told all that is wrong with it, asked about once it does, and people stand as its preview said", async ({
  page,
}) => {
  const name = `Journey ${crypto.randomUUID()}`;
  await signIn(page, "domain.admin", { at: "/demo/admin/authorityrules/add" });
  const preview = page.getByRole("region", { name: "What this would change" }).first();
  await expect(preview.getByText("Nothing is saved yet.")).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveCount(0); // nobody has typed anything yet
  await page.getByLabel("Name", { exact: false }).first().fill(name);
  await page.getByLabel("Law").selectOption({ label: "Own rule" });
  await page.getByLabel(/^Images$/u).fill("5");
  await page.getByLabel(/^Different threat articles/u).fill("6");
  await page.getByLabel(/^Threat articles in the library/u).fill("3");
  // the preview says what keeps it waiting, and leads there
  await expect(preview.getByRole("listitem")).toHaveText([
    /^Different threat articles There cannot be more/u,
    /^Threat articles in the library/u,
  ]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // all of it at once, each at its field, and nothing is asked
  const said = (field: string) => page.locator(`[data-field="${field}"]`);
  await expect(said("validFrom")).toContainText("This field is required.");
  await expect(said("articles")).toContainText("There cannot be more different articles than images.");
  await expect(said("libraryArticles")).toContainText("There cannot be more different articles than images.");
  await expect(page.getByLabel("Holds from")).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // figures that are taken over put right what was told of theirs
  await page.getByLabel("Law").selectOption({ label: "EU 2015/1998" });
  await page.getByRole("button", { name: "Take over its figures" }).click();
  for (const field of ["articles", "libraryArticles"]) await expect(said(field)).not.toContainText("There cannot be more");
  // what no law says is told beside the figures and above the keys, and both lead to it
  const certifiedBy = page.locator("form").getByRole("button", { name: "Certified by", exact: true });
  await expect(certifiedBy).toHaveCount(3);
  await certifiedBy.first().click();
  await expect(page.getByRole("combobox", { name: "Certified by" })).toBeFocused();
  await certifiedBy.last().click();
  await expect(page.getByRole("combobox", { name: "Certified by" })).toBeFocused();
  await page.getByRole("button", { name: "Put back" }).click();
  await page.getByLabel("Law").selectOption({ label: "Own rule" });

  await page.getByLabel("Holds from").fill("2026-01-01");
  await preview.getByRole("button", { name: "Threat articles in the library, at least" }).click();
  await expect(page.getByLabel(/^Threat articles in the library/u)).toBeFocused();
  await page.getByLabel(/^Threat articles in the library/u).fill("0");
  await page.getByLabel(/^Different threat articles/u).fill("0");
  await page.getByLabel(/^Images$/u).fill("1000000");
  await page.getByRole("combobox", { name: "Companies" }).fill("Northwind Terminal 2");
  await page.getByRole("option", { name: /Northwind Terminal 2/u }).click();
  await page.getByRole("combobox", { name: "Certified by" }).fill("Cabin baggage screening");
  await page.getByRole("option", { name: "Cabin baggage screening", exact: true }).click();
  const first = preview.getByRole("row").nth(1);
  await expect(first).toContainText("May not work", { timeout: 30_000 });
  await expect(first).toContainText("Not concerned");
  const person = await first.locator("bdi").first().innerText();

  // the same in a sentence stands above the keys, and leads to it
  const summary = page.locator("form").getByRole("button", { name: "What this would change" });
  await expect(summary.locator("..")).toContainText(/would be kept from work at the X-ray machine by it/u);
  await summary.click();
  await expect(preview).toBeFocused();

  // called off at the question, nothing is lost; confirmed, it is saved
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  const question = page.getByRole("dialog", { name: "Save this rule?" });
  await expect(question.getByText(/\(Not concerned → May not work at the X-ray machine\)/u)).toBeVisible();
  await expect(question.getByText(/would be kept from work at the X-ray machine by it who (?:is|are) not now\./u)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await save.click();
  await question.getByRole("button", { name: "Save the rule" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Deactivate" }).click();
  const off = page.getByRole("dialog");
  // another rule of the demo keeps most of them from work all the same, and is named
  await expect(off.getByText(/(?:would no longer be kept from work by it\.|Another rule keeps them from work:) \S/u)).toBeVisible();
  await off.getByRole("button", { name: "Cancel" }).click();
  // its page and the list name the company and the program
  for (const named of ["Northwind Terminal 2", "Cabin baggage screening"])
    await expect(page.getByRole("main").getByRole("link", { name: named, exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "Who falls due, by name (D40)" }).click();
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();

  await page.goto("/demo/admin/standings");
  await page.getByLabel("Rule", { exact: true }).selectOption({ label: name });
  await page.getByLabel("Find").fill(person);
  const lines = page.getByRole("region", { name: "Who may work", exact: true });
  await expect(lines.getByRole("row").nth(1)).toContainText(person);
  await expect(lines.getByRole("row").nth(1)).toContainText("May not work");
});
