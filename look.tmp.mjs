import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:4391";
const [, , width = "1440", scheme = "light", lang = "en"] = process.argv;
const tag = `${width}-${scheme}-${lang}`;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme });
await page.goto(`${base}/demo/login`);
await page.locator('input[autocomplete="username"]').fill("domain.admin");
await page.locator('input[autocomplete="current-password"]').fill("Vigil-2026");
await page.keyboard.press("Enter");
await page.waitForURL(/\/demo$/);
await page.context().storageState({ path: "data/state.json" });
const shot = (name) => page.screenshot({ path: `data/${name}-${tag}.png` });
if (lang !== "en") await page.evaluate((l) => localStorage.setItem("vigil.language", l), lang);
await page.goto(`${base}/demo/admin/users?limit=50`);
await page.locator("tbody tr[data-id]").first().waitFor();
const users = await page.evaluate(async () =>
  (
    await (
      await fetch("/api/users?limit=60&fields=username,company.name,classes&order=asc(username)", { headers: { "x-domain": "demo" } })
    ).json()
  ).rows.map((r) => [r.id, r.username, r["company.name"], r.classes]),
);
console.log(JSON.stringify(users));
const pick = async (id) => page.locator(`tr[data-id="${id}"] input[type=checkbox]`).check();
for (const id of [16, 37]) await pick(id);
await shot("bulk");
await page.getByRole("button", { name: /^(Move|نقل) …$/ }).click();
await page.getByRole("combobox", { name: /^(New company|الشركة الجديدة)/ }).click();
await page.locator("dialog [role=option]").filter({ hasText: "Cargo Hub North" }).first().click();
await page.waitForTimeout(600);
await shot("move");
await page.keyboard.press("Escape");
await page.getByRole("button", { name: /^(Merge|دمج) …$/ }).click();
await page.waitForTimeout(800);
await shot("merge");
await browser.close();
