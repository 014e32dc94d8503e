import type { Browser, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { demoPassword } from "../content/tenant.ts";

const SECONDS = 6;

/** Threat projection in the browser: how many pictures of both views a second while a pistol is dragged through a bag. */
export async function dragThreat(browser: Browser, page: Page, url: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/demo/login`);
  await page.locator('input[autocomplete="username"]').fill("system.admin");
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/demo$/);
  await page.goto(`${url}/demo/admin/projection`);
  await page.locator("a[href$='/project']").first().click();
  const view = page.getByTestId("projection-view-0");
  await view.waitFor();
  await page.getByRole("button", { name: "Pistol", exact: true }).click();
  await page.locator("[data-shown=pistol]").waitFor();
  await page.waitForTimeout(3000);
  const box = await view.boundingBox();
  if (box === null) throw new Error("The view is not on the screen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drawn = async () => Number(await view.getAttribute("data-drawn"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  const before = await drawn();
  const used = await processorTime(browser);
  const begun = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - begun) / (SECONDS * 1000))
    await page.mouse.move(x + 80 * Math.sin(9 * share), y + 30 * Math.sin(14 * share));
  const seconds = (performance.now() - begun) / 1000;
  const pictures = (await drawn()) - before;
  const spent = Object.entries(await processorTime(browser)).map(
    ([type, time]) => `${type} ${Math.round((time - (used[type] ?? 0)) / pictures)}`,
  );
  await page.mouse.up();
  console.log(`tip.preview ${(pictures / seconds).toFixed(1)} /s`);
  console.log(`tip.processor ${spent.join(", ")} ms a picture, by process of the browser`);
}

/** Milliseconds used so far by the kinds of the browser's processes. */
async function processorTime(browser: Browser): Promise<Record<string, number>> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send("SystemInfo.getProcessInfo");
  await client.detach();
  const times: Record<string, number> = {};
  for (const { type, id } of processInfo) {
    const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    times[type] = (times[type] ?? 0) + 10 * (Number(fields[11]) + Number(fields[12]));
  }
  return times;
}
