import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { sealedDecisions } from "./sealedDecisions.ts";
import { simulatorCourses } from "./simulatorCourses.ts";
import { begin, completed, signIn, smallScreen, waitForBag } from "./steps.ts";

test.use({ viewport: smallScreen });

const free = { practiceMarkThreats: false, practiceCategorizeThreats: false, practiceFeedback: false };

test("R-4.005 R-4.006 R-4.007 R-4.008 R-4.009 R-4.011 R-4.012 R-4.024 R-5.021 R-9.038 R-4.016 R-4.017 R-4.018 R-4.020 R-8.102 each run mode, the confirmation and both timers do at the screen what the course says", async ({
  page,
  baseURL,
  learner,
}) => {
  const rossi = await learner("drossi");
  const [autohold, noopen, rules, imageTime, sessionTime] = await simulatorCourses(
    baseURL ?? "",
    [{ learner: rossi, extraTimeFactor: 150 }],
    [
      { name: "Runs: autohold", simConfig: { runMode: "autohold" }, settings: { ...free, practiceNumberOfImages: 2 } },
      { name: "Runs: noopen", simConfig: { runMode: "noopen", reviewMode: "noopen" }, settings: { ...free, practiceNumberOfImages: 2 } },
      {
        name: "Runs: rules",
        simConfig: { viewRequired: true, multipleMarks: false },
        settings: { practiceFeedback: false, practiceNumberOfImages: 3 },
      },
      {
        name: "Runs: image time",
        simConfig: { runMode: "autohold" },
        settings: { ...free, imageTimerPractice: 1, practiceNumberOfImages: 2 },
      },
      {
        name: "Runs: session time",
        simConfig: { selectionAlgorithm: "balanced" }, // two of five are threats
        settings: {
          ...free,
          sessionTimerPractice: 60,
          practiceNumberOfImages: 5,
          practicePassingScore: 1,
          nOfPractice: 1,
          examLocksPractice: true,
        },
      },
    ],
  );
  await signIn(page, rossi);
  const decisions = sealedDecisions(page);
  const key = (name: RegExp) => page.getByRole("button", { name });
  const start = async (address: string | undefined, total: number) => {
    await page.goto(address ?? "");
    await begin(page).click();
    await waitForBag(page, 1, total);
  };

  await test.step("autohold: every bag comes held; it is confirmed, or passed by the learner's own word", async () => {
    await start(autohold?.practice, 2);
    await expect(key(/^✓?\s*Hold/)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Open", exact: true })).toHaveCount(1);
    await key(/^Confirm/).click();
    await waitForBag(page, 2, 2);
    await expect(key(/^✓?\s*Hold/)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("p");
    await completed(page);
    expect(await decisions()).toEqual(["VH", "VP"]);
  });

  await test.step("noopen: the bag stays shut, by key as well", async () => {
    await start(noopen?.practice, 2);
    await expect(page.getByRole("button", { name: "Open", exact: true })).toHaveCount(0);
    await page.keyboard.press("o");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("h"); // nothing is asked for: it is submitted at once
    await waitForBag(page, 2, 2);
    await page.keyboard.press("r");
    await completed(page);
    expect(await decisions()).toEqual(["VH", "VR"]);
  });

  await test.step("normal: hold waits for mark and category, cancel clears them but not the opening, the last view makes it viewed", async () => {
    await start(rules?.practice, 3);
    const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/sessions\/\d+\/images\/0$/, async (route) => {
      await opened; // the learner is quicker than the network
      await route.continue();
    });
    await page.keyboard.press("p"); // before the last view was looked at
    await waitForBag(page, 2, 3);
    await page.keyboard.press("o");
    await expect(page.getByRole("dialog", { name: "The opened bag" })).toBeVisible();
    letGo();
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await expect(key(/^Confirm/)).toBeDisabled();
    await page.getByTestId("view-0").click({ position: { x: 520, y: 180 } });
    await page.getByTestId("view-0").click({ position: { x: 580, y: 220 } });
    await expect(page.getByTestId("mark")).toHaveCount(1); // the second took the place of the first
    await expect(key(/^Confirm/)).toBeDisabled();
    await page.keyboard.press("x");
    await expect(key(/^Confirm/)).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("mark")).toHaveCount(0);
    await expect(key(/^Hold/)).toHaveAttribute("aria-pressed", "false");
    await expect(key(/^Confirm/)).toBeDisabled();
    await page.keyboard.press(".");
    await page.keyboard.press("p");
    await waitForBag(page, 3, 3);
    await page.keyboard.press("F1"); // the object library opens without leaving the session
    const library = page.getByRole("dialog", { name: "Object library" });
    await library.getByRole("searchbox").fill("revolver");
    await expect(library.getByRole("heading", { name: "Revolver" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(library).toHaveCount(0);
    await page.keyboard.press("r");
    await page.getByTestId("view-0").click();
    await page.keyboard.press("z");
    await page.keyboard.press("Enter");
    await completed(page);
    expect(await decisions()).toEqual(["P", "VIP", "R"]);
  });

  await test.step("image time: what was pending is submitted by itself, T behind it; extra time is told before", async () => {
    await page.goto(imageTime?.practice ?? "");
    await expect(page.getByText("You have 50% more time than others.")).toBeVisible();
    await expect(page.getByText("2 sec", { exact: true })).toBeVisible(); // one second and a half, rounded up
    await begin(page).click();
    await expect(page.getByTestId("time-over")).toContainText("The time for this bag is over."); // to the eyes too
    await completed(page);
    expect(await decisions()).toEqual(["VHT", "VHT"]);
  });

  await test.step("session time: the bag on screen is over too, and practice is locked then where the exam can be taken", async () => {
    await page.clock.install();
    await start(sessionTime?.practice, 5);
    for (let number = 2; number <= 5; number++) {
      await page.keyboard.press("p"); // two of four are right at least
      await waitForBag(page, number, 5);
    }
    await page.clock.fastForward("02:00");
    await completed(page);
    const codes = await decisions();
    expect(codes.map((code) => code?.at(-1)).join("")).toBe("PPPPT");
    await page.getByRole("button", { name: "Take it again" }).click();
    await expect(page.getByRole("heading", { name: "Practice is locked" })).toBeVisible();
    await page.goto(sessionTime?.practiceUnit ?? "");
    await expect(page.getByText("The exam can be taken now. Practice opens again when it is passed.")).toBeVisible();
    await expect(page.getByRole("link", { name: /practice/i }).filter({ hasText: "Start" })).toHaveCount(0);
    await page.goto(sessionTime?.course ?? "");
    await expect(page.getByRole("link", { name: /Practice/ }).filter({ hasText: "The exam can be taken now" })).toBeVisible();
  });
});
