import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { practiceBags } from "./shortPractice.ts";
import { begin, completed, decide, goOn, goToPractice, pass, saved, signIn, smallScreen, waitForBag } from "./steps.ts";
import { startVigil } from "./vigil.ts";

test.use({ viewport: smallScreen });

test("a server killed in the middle of a session loses no decision", async ({ page, learner }) => {
  let vigil = await startVigil({ copied: true });
  try {
    await signIn(page, await learner("student", vigil), { base: vigil.url });
    await goToPractice(page);
    await begin(page).click();
    await decide(page, 1, 3);
    await waitForBag(page, 4);

    await vigil.kill();
    await pass(page);
    await expect(page.getByText("not sent yet")).toBeVisible();
    vigil = await startVigil({ dataDirectory: vigil.dataDirectory, port: Number(new URL(vigil.url).port) });
    await expect(saved(page)).toBeVisible({ timeout: 45_000 });
    await goOn(page);
    await decide(page, 5, practiceBags);
    await completed(page);
    await expect(page.getByRole("button", { name: /^Bag \d+:/ })).toHaveCount(practiceBags);
  } finally {
    await vigil.stop();
  }
});
