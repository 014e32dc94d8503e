import { expect, test } from "@playwright/test";
import { signIn } from "./steps.ts";

test("a customer begins on one page: what is missing is said at every field, its administrator chooses a password by the link, and the home ticks off what was done", async ({
  page,
  browser,
}) => {
  const address = `linz-${Date.now().toString(36)}`;
  const main = page.getByRole("main");
  await signIn(page, "system.admin");
  await page.getByRole("navigation").getByRole("link", { name: "New customer" }).click();
  const create = page.getByRole("button", { name: "Create customer" });
  await create.click();
  await expect(main.getByText("This field is required.")).toHaveCount(6);
  await expect(page.getByLabel("Name of the customer")).toBeFocused();
  await page.keyboard.type(`Linz ${address}`);
  await expect(page.getByLabel("Title")).toHaveValue(`Linz ${address}`);
  await page.getByLabel("Address").fill("demo");
  await page.getByLabel("E-mail").fill("anna");
  await create.click();
  await expect(page.getByLabel("Address")).toBeFocused(); // somebody has it
  await page.getByLabel("Address").fill(address);
  await create.click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(main.getByText("Write an e-mail address, for example name@example.org.")).toBeVisible();
  await page.getByLabel("E-mail").fill("anna@linz.example");
  await create.click();
  await expect(main.getByText(`The domain ${address} is there.`)).toBeVisible();
  const link = await main.getByRole("textbox", { name: "Link to choose a password" }).inputValue();

  const other = await browser.newContext();
  const anna = await other.newPage();
  await anna.goto(link);
  const [password, again] = [anna.getByLabel("New password", { exact: true }), anna.getByLabel("New password, once more")];
  await password.fill("short");
  await again.fill("other");
  const choose = anna.getByRole("button", { name: "Save the new password" });
  await choose.click();
  await expect(anna.getByText("The passwords do not match.")).toBeVisible();
  for (const field of [password, again]) await field.fill("Danube-by-2027");
  await choose.click();
  await anna.getByLabel("User ID").fill("anna");
  await anna.getByLabel("Password", { exact: true }).fill("Danube-by-2027");
  await anna.getByRole("button", { name: "Sign in", exact: true }).click();

  const step = (name: string) => anna.getByRole("listitem").filter({ hasText: name });
  await expect(step("A company").getByRole("img", { name: "Done" })).toBeVisible();
  await expect(step("People who learn").getByRole("img", { name: "Still to do" })).toBeVisible();
  await anna.getByRole("link", { name: "Go to people" }).click();
  await anna.getByRole("link", { name: "Add user" }).click();
  await anna.getByRole("textbox", { name: "User ID" }).fill("otto");
  for (const [field, value] of [
    ["Company", `Linz ${address}`],
    ["Access level", "Student"],
  ] as const) {
    await anna.getByRole("combobox", { name: field }).fill(value);
    await anna.getByRole("main").getByRole("option", { name: value, exact: true }).click();
  }
  await anna.getByRole("button", { name: "Save" }).click();
  await expect(anna.getByRole("heading", { level: 1, name: "otto" })).toBeVisible();
  await anna.getByRole("navigation").getByRole("link", { name: "Home" }).click();
  await expect(step("People who learn").getByRole("img", { name: "Done" })).toBeVisible();

  // the domain is its administrator's to set: what cannot be is said at its field, and nothing that was typed gets lost
  await anna.getByRole("navigation").getByRole("link", { name: "Domain settings" }).click();
  const addresses = anna.getByRole("textbox", { name: "Allowed addresses" });
  await addresses.fill("999.1.1.1");
  const length = anna.getByLabel("Least number of characters");
  await length.fill("");
  await length.pressSequentially("5");
  const save = anna.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(anna.getByText("From 6 to 200 characters.")).toBeVisible();
  await length.fill("");
  await length.pressSequentially("14");
  await save.click();
  await expect(anna.getByText("999.1.1.1: Write an IP address or a range, for example 10.0.0.0/8.")).toBeVisible();
  await anna.getByRole("button", { name: /999\.1\.1\.1/u }).click();
  await addresses.fill("127.0.0.0/8"); // and saved as it stands in the box
  await save.click();
  await expect(anna.getByText(`${address} was saved.`)).toBeVisible();
  await expect(anna.getByRole("main").getByText("127.0.0.0/8")).toBeVisible();
  await expect(anna.getByRole("main").getByText("at least 14 characters")).toBeVisible();
  await other.close();
});
