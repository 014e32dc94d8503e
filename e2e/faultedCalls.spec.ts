/// <reference lib="dom" />
import { expect, type Page, type Route } from "@playwright/test";
import { test } from "./journey.ts";
import { signIn } from "./steps.ts";

test.use({ reducedMotion: "reduce" });

type Fault = Parameters<Route["fulfill"]>[0] | "no network";
const json = (status: number, body: object): Fault => ({ status, json: body });
const isMissing = "Something went wrong. Please try again; if it happens again, tell your administrator the request number.";
const unreachable = "The server cannot be reached. Please check your connection.";
/** What an answer to a call makes the reader read. */
const sentences: [Fault, string][] = [
  ["no network", unreachable],
  [{ status: 502, body: "<html>" }, "A system behind the server did not answer."],
  [{ status: 503 }, "The service is not available at the moment. Please try again shortly."],
  [{ status: 504 }, "A system behind the server took too long to answer."],
  [{ status: 413 }, "What you sent is too large."],
  [{ status: 450 }, "No valid training credit is left. Please ask your administrator."],
  [{ status: 418 }, isMissing],
  [json(409, { code: "CompanyConflict" }), "Another company already has this name."],
  [json(404, { code: "CourseNotAvailableError" }), "This course is not available."], // the code of the body before that of the status
];

/** Answers all calls to an address with faults; tells how often it was called. */
async function faulty(page: Page, address: string) {
  const state = { fault: "no network" as Fault, calls: 0 };
  await page.route(address, (route) => {
    state.calls += 1;
    return state.fault === "no network" ? route.abort() : route.fulfill(state.fault);
  });
  return state;
}

test("R-4.032 R-4.033 R-7.004 R-8.001 R-8.002 R-8.003 R-8.004 R-8.006 R-8.012 R-8.013 R-8.014 R-8.016 R-8.018 R-9.004 R-9.009 whatever a call is answered, the reader reads a sentence, once, and the call is not tried again", async ({
  page,
}) => {
  await signIn(page, "domain.admin");
  const logout = await faulty(page, "**/api/user/logout");
  const told = await faulty(page, "**/api/clienterrors"); // what the server's log would hear
  told.fault = { status: 204 };
  const alert = page.locator("[data-area=alerts]");
  const acknowledge = alert.getByRole("button", { name: "OK" });
  const signOut = page.getByRole("button", { name: "Sign out", exact: true });
  const openMenu = async () => {
    if (!(await signOut.isVisible())) await page.getByRole("button", { name: "Dora Almeida" }).click(); // a press beside it has closed it
  };
  for (const [fault, sentence] of sentences) {
    Object.assign(logout, { fault, calls: 0 });
    await openMenu();
    await signOut.click();
    await expect(alert).toContainText(`That did not work ${sentence}`);
    expect([sentence, logout.calls]).toEqual([sentence, 1]);
    await acknowledge.press("Enter"); // the open menu lies over it
    await expect(alert).toBeEmpty();
  }
  await expect.poll(() => told.calls).toBe(4); // 502, 503, 504 and what nobody knows; the others are nobody's fault
  // two at once are one alert; another kind waits behind it. Neither was told above: what was, is not told again within a second
  const pressTwice = () => signOut.evaluate((button: HTMLElement) => [button.click(), button.click()].length);
  logout.fault = json(409, { code: "GroupConflict" });
  await openMenu();
  await pressTwice();
  await expect(alert).toContainText("Another group already has this name.");
  logout.fault = json(409, { code: "ProgramConflict" });
  await signOut.click();
  await expect(alert).toContainText("1 more is waiting");
  await acknowledge.press("Enter"); // the open menu lies over it
  await expect(alert).toContainText("Another program already has this name.");
  await acknowledge.press("Enter"); // the open menu lies over it
  await expect(alert).toBeEmpty();
});

test("R-2.072 R-4.081 R-4.082 R-4.083 R-7.005 R-7.097 R-8.017 R-8.119 who is no longer known is led to the sign-in page with nothing left; a write is JSON, and the wait is shown", async ({
  page,
}) => {
  await signIn(page, "domain.admin", { at: "/demo/admin/companies/add" });
  await page.getByRole("textbox", { name: /^Name/ }).fill("Waited for");
  const cursor = () => page.evaluate(() => getComputedStyle(document.body).cursor);
  const waiting = Promise.withResolvers<void>();
  await page.route("**/api/companies", async (route) => {
    await waiting.promise;
    await route.fulfill({ status: 409, json: { code: "CompanyConflict", field: "name" } });
  });
  const sent = page.waitForRequest("**/api/companies");
  await page.keyboard.press("Control+s");
  expect((await (await sent).allHeaders())["content-type"]).toContain("application/json");
  await expect.poll(cursor).toBe("wait");
  waiting.resolve();
  await expect(page.getByText("Another company already has this name.").first()).toBeVisible();
  await expect.poll(cursor).not.toBe("wait");

  const refresh = await faulty(page, "**/api/user/refresh");
  const user = { id: 1, companyId: 1, accessLevelId: 1, username: "a", locale: "en", permissions: [], addons: [], training: false };
  for (const fault of [
    json(403, { code: "Forbidden" }),
    json(200, { ...user, username: "" }),
    json(200, { ...user, companyId: undefined }),
    json(200, { ...user, id: 0 }),
  ]) {
    refresh.fault = fault;
    await page.goto("/demo");
    await page.waitForURL(/\/demo\/login/);
  }
  await page.unroute("**/api/user/refresh");
  await page.goto("/demo");
  const logout = await faulty(page, "**/api/user/logout");
  logout.fault = json(401, { code: "SessionTerminated" });
  await page.getByRole("button", { name: "Dora Almeida" }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/\/demo\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem("vigil.token"))).toBeNull();
});
