import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { signInByForm } from "./steps.ts";

/** The findings of axe that keep somebody out, as one line each. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] })
    .setLegacyMode() // in the page itself: there are no frames of other origins, and a second page takes as long as the rules
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

const screens: Record<string, string[]> = {
  "a learner": [
    "",
    "/training",
    "/training/1",
    "/training/1/1/1/1/1",
    "/training/1/4",
    "/training/1/4/1",
    "/simulator/session/1/4/1/Practice",
    "/simulator/sessions",
    "/training/1/4/4",
    "/quizzes",
    "/profile",
  ],
  "an administrator": [
    "",
    "/admin/users",
    "/admin/users/1",
    "/admin/companies/new",
    "/admin/imagelibraries/1",
    "/admin/images",
    "/admin/events",
    "/admin/simulatorsessions",
    "/admin/programstatuses",
    "/admin/trainingevents/2/attendance",
  ],
};

/** Both directions and both themes; a finding of one theme does not depend on the direction. */
const looks = [
  { locale: "en", colorScheme: "light" },
  { locale: "ar", colorScheme: "dark" },
] as const;

for (const { locale, colorScheme } of looks)
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });
    test.beforeEach(({ page }) => page.addInitScript((language) => localStorage.setItem("vigil.language", language), locale));
    for (const [who, paths] of Object.entries(screens))
      test(`the screens of ${who} have no serious finding`, async ({ page, learner }) => {
        await page.goto("/demo/login");
        await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
        // once for each look: it is the same page for whoever signs in
        if (who === "a learner")
          expect({ path: "/login", findings: await seriousFindings(page) }).toEqual({ path: "/login", findings: [] });
        await signInByForm(page, who === "a learner" ? await learner("student") : "domain.admin");
        for (const path of paths) {
          await page.goto(`/demo${path}`);
          await page.waitForLoadState("networkidle");
          expect({ path, findings: await seriousFindings(page) }).toEqual({ path, findings: [] });
        }
      });
  });
