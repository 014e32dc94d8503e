import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { simulatorCourses } from "./simulatorCourses.ts";
import { begin, completed, goOn, pass, signIn, smallScreen, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

test("after each decision the learner says by one key how sure they are, before anything is told; without a connection too, and both stand in the review and in how they see", async ({
  page,
  context,
  baseURL,
  learner,
}) => {
  const rossi = await learner("drossi");
  const settings = { practiceMarkThreats: false, practiceCategorizeThreats: false, practiceConfidence: true, practiceNumberOfImages: 3 };
  const rare = { watchOneIn: 10, watchBurstImages: 1, watchBurstEvery: 10, watchBreakEvery: 1, watchBreakTime: 60 };
  const [course, watch] = await simulatorCourses(
    baseURL ?? "",
    [{ learner: rossi }],
    [
      { name: "How sure", settings },
      { name: "On watch", settings: { ...settings, ...rare, practiceConfidence: false, practiceNumberOfImages: 2 } },
    ],
  );
  await signIn(page, rossi, { at: course!.practice });
  await expect(page.getByText("from 1 (a guess) to 4 (sure)")).toBeVisible();
  await begin(page).click();

  const asked = page.getByRole("status").filter({ hasText: "How sure are you of this decision?" });
  const told = page.getByRole("region", { name: "What was in this bag" });
  await waitForBag(page, 1, 3);
  await page.keyboard.press("p");
  await expect(asked).toBeVisible();
  await expect(told).toHaveCount(0); // nothing is told before
  await page.keyboard.press("3");
  await expect(told).toBeVisible();
  await goOn(page);

  // pressed with a finger or a mouse, while the connection is gone
  await waitForBag(page, 2, 3);
  await context.setOffline(true);
  await pass(page);
  await page.getByRole("button", { name: /^Sure/ }).click();
  await expect(asked).toHaveCount(0);
  await context.setOffline(false);
  await goOn(page);

  await waitForBag(page, 3, 3);
  await page.keyboard.press("p");
  await page.keyboard.press("0");
  await goOn(page);
  await completed(page);

  await page
    .getByRole("link", { name: /bag 1\b/i })
    .or(page.getByRole("button", { name: /bag 1\b/i }))
    .first()
    .click();
  await expect(page.getByRole("row", { name: /How sure/ })).toContainText("Rather sure");

  await page.goto("/demo/measures");
  const card = page.getByRole("region", { name: "How sure, and how right" });
  await expect(card).toContainText("Not enough images yet, 2 of 100");
  await expect(card.getByRole("table", { name: "Right, by how sure" }).getByRole("row")).toHaveCount(5);

  await test.step("a watch tells what was in the bags of its burst alone, has a break, and stands apart from practice", async () => {
    await page.goto(watch!.practice);
    await expect(page.getByRole("region", { name: "This is a watch" })).toContainText("about one bag in 10");
    await begin(page).click();
    await waitForBag(page, 1, 2);
    await page.keyboard.press("p");
    await expect(told).toBeVisible();
    await page.keyboard.press("Enter");
    const pause = page.getByRole("dialog", { name: "Time for a break" });
    await expect(pause).toContainText("1 of 2 bags are done");
    await expect(pause.getByRole("link", { name: "Back to the course" })).toBeVisible();
    await page.keyboard.press("Enter"); // the way on has the keyboard
    await waitForBag(page, 2, 2);
    await page.keyboard.press("p");
    await completed(page);
    await expect(page.getByRole("table", { name: "Over the watch" }).getByRole("row")).toHaveCount(2);

    await page.goto("/demo/measures");
    const apart = page.getByRole("region", { name: "Rare threats" }).getByRole("table", { name: "Rare threats" });
    await expect(apart.getByRole("row", { name: /^As usual/ })).toContainText("3 of 100");
    await expect(apart.getByRole("row", { name: /^Rare, in a watch/ })).toContainText("1 of 100");
    await page.goto("/demo/simulator/sessions?kind=watch");
    await expect(page.getByRole("row", { name: /On watch/ })).toContainText("Watch");
    await expect(page.getByRole("row", { name: /How sure/ })).toHaveCount(0);
  });
});
