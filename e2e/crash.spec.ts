import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { begin, completed, decide, goOn, goToPractice, pass, saved, signIn, smallScreen, waitForBag } from "./steps.ts";
import { imagesMade, startVigil } from "./vigil.ts";

test.use({ viewport: smallScreen });

test("a server killed in the middle of a session loses no decision", async ({ page, learner }) => {
  let vigil = await startVigil({ images: 12 });
  try {
    await imagesMade(vigil);
    await signIn(page, await learner("student", vigil), { base: vigil.url });
    await goToPractice(page);
    await begin(page).click();
    await decide(page, 1, 4);
    await waitForBag(page, 5);

    await vigil.kill();
    await pass(page);
    await expect(page.getByText("not sent yet")).toBeVisible();
    vigil = await startVigil({ dataDirectory: vigil.dataDirectory, port: Number(new URL(vigil.url).port), images: 12 });
    await expect(saved(page)).toBeVisible({ timeout: 45_000 });
    await goOn(page);
    await decide(page, 6, 10);
    await completed(page);
    await expect(page.getByRole("button", { name: /^Bag \d+:/ })).toHaveCount(10);
  } finally {
    await vigil.stop();
  }
});
