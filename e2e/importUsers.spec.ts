import { expect, test } from "@playwright/test";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testMailServer } from "../server/test/mail/testMailServer.ts";
import { longPreview } from "./longPreview.ts";
import { signIn, signInByForm } from "./steps.ts";
import { startVigil } from "./vigil.ts";

/** As an HR system writes it: other heads, days before months, semicolons. Forty lines are wrong, of four sorts. */
function peopleFile(): string {
  const lines = Array.from({ length: 2000 }, (_, index) => {
    const cells = [
      `new${index}`,
      `Nora ${index}`,
      "Lind",
      "Northwind Terminal 1",
      `E${index}`,
      index === 0 ? "nora@example.org" : "",
      "24.12.1991",
    ];
    if (index % 50 === 9) {
      const sort = Math.floor(index / 50) % 4;
      if (sort === 0) cells[0] = "";
      if (sort === 1) cells[3] = "Terminal Nowhere";
      if (sort === 2) cells[5] = "no address";
      if (sort === 3) cells[6] = "31.02.1991";
    }
    return cells.join(";");
  });
  const path = join(mkdtempSync(join(tmpdir(), "vigil-people-")), "people.csv");
  writeFileSync(path, ["Login;Given name;Surname;Employer;Employee number;Mail;Birthday", ...lines].join("\r\n"));
  return path;
}

test("2,000 people come in from a file with forty faults: corrected, imported, invited; one chooses a password from the mail and signs in; the import is undone; what a rule would do to all of them is told as it is worked out, and called off", async ({
  page,
}) => {
  const mailServer = await testMailServer();
  Object.assign(process.env, { SMTP_URL: mailServer.url, MAIL_FROM: "vigil@example.org" });
  const vigil = await startVigil({ copied: true });
  for (const name of ["SMTP_URL", "MAIL_FROM"]) delete process.env[name];
  try {
    await signIn(page, "domain.admin", { base: vigil.url, at: `${vigil.url}/demo/admin/users` });
    await page.getByRole("link", { name: "Import …" }).click();
    await page.getByRole("button", { name: "Read the file" }).click();
    await expect(page.getByText("Choose a file first.")).toBeVisible();
    await page.getByLabel("File (CSV or XLSX)").setInputFiles(peopleFile());
    await page.getByRole("button", { name: "Read the file" }).click();

    await expect(page.getByRole("heading", { name: "people.csv" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Employee number" })).toHaveValue("pin");
    await expect(page.getByRole("combobox", { name: "Login" })).toHaveValue("username");
    await page.getByRole("checkbox", { name: "Mail new people a link to choose their password" }).check();
    await page.getByRole("button", { name: "Look through the file" }).click();

    await expect(page.getByText("1,960 new")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("40 faulty").first()).toBeVisible();
    await expect(page.getByText("“Terminal Nowhere” is not there.").first()).toBeVisible();
    for (let fault = 0; fault < 40; fault += 1) {
      const first = page.getByRole("button", { name: /^Correct line/ }).first();
      const name = (await first.getAttribute("aria-label")) ?? "";
      const index = Number(/\d+/.exec(name)?.[0]) - 2;
      await first.click();
      const dialog = page.getByRole("dialog");
      const [label, right] = [
        ["Login", `new${index}`],
        ["Employer", "Northwind Terminal 1"],
        ["Mail", ""],
        ["Birthday", "24.12.1991"],
      ][Math.floor(index / 50) % 4] as [string, string];
      // the focus stands where the fault is
      await expect(dialog.getByLabel(label, { exact: true })).toBeFocused();
      await page.keyboard.press("Control+a");
      await (right === "" ? page.keyboard.press("Delete") : page.keyboard.insertText(right));
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
    }
    await expect(page.getByText("2,000 new")).toBeVisible();
    await page.getByRole("button", { name: "Import now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Import now" }).click();
    await expect(page.getByText("The import is done.")).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText("1 person was invited by mail.")).toBeVisible();

    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(1);
    const [mail] = mailServer.mails;
    expect(mail!.to).toEqual(["nora@example.org"]);
    const link = /http\S+#\S+/.exec(mail!.text)![0];
    const nora = await (await page.context().browser()!.newContext()).newPage();
    await nora.goto(link);
    await nora.locator('input[autocomplete="new-password"]').first().fill("Chosen-by-Nora-27");
    await nora.locator('input[autocomplete="new-password"]').last().fill("Chosen-by-Nora-27");
    await nora.keyboard.press("Enter");
    await nora.waitForURL(/login/);
    await signInByForm(nora, { username: "new0", password: "Chosen-by-Nora-27" }, { base: vigil.url });
    await nora.goto(link);
    await expect(nora.getByText("This link was used already or is too old")).toBeVisible();
    await expect(nora.locator('input[autocomplete="new-password"]')).toHaveCount(0); // told before anything is typed

    await page.getByRole("button", { name: "Undo …" }).click();
    const undo = page.getByRole("dialog");
    await expect(undo.getByText(/1,?999 new accounts are erased/)).toBeVisible();
    await expect(undo.getByText("1 new account has been used and is switched off.")).toBeVisible();
    await undo.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Import another file" }).click();
    await expect(page.getByRole("row", { name: /people\.csv.*domain\.admin.*done.*2,000 new/ })).toBeVisible();
    await longPreview(page, vigil);
  } finally {
    await vigil.stop();
    await mailServer.stop();
  }
});
