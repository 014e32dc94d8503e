import { defineConfig } from "@playwright/test";
import { join } from "node:path";
import { freePort } from "./e2e/freePort.ts";

// Chosen once; the workers inherit it, and so do the servers that read what the last run compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "data/test/compiled");
process.env["VIGIL_E2E_PORT"] ??= String(await freePort());

/**
 * Two groups run side by side, as the software renderer keeps one core busy and no more. They use the same server; the learners of a test
 * are its own (e2e/journey.ts), and so are their places: one that a browser took away in mid-sentence is kept for the half minute of the lease.
 */
const simulator =
  /(?:administrator|arabic|archive|crash|faults|keyboard|legacyLibrary|onePlace|quiz|runModes|sameBag|screenStates|student|threatProjection|tomograph|tomographFaults|trainingProgram)\.spec\.ts$/;

/**
 * Switched off, of Chromium's own: for each window of each context it draws two lists of suggestions under an address bar that nobody sees,
 * half a second of processor time. The switch counts once, so what Playwright switches off (its chromiumSwitches) is said again.
 */
const unseen = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** The journeys of a group run one after the other against one server that the global setup starts on a fresh database. */
export default defineConfig({
  testDir: "e2e",
  workers: 2,
  projects: [
    { name: "desk", testIgnore: simulator, workers: 1 },
    { name: "simulator", testMatch: simulator, workers: 1 },
  ],
  // a journey that draws scans by software takes two minutes on a busy machine: how long one takes is no matter of these tests
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["./e2e/pageAtFailure.ts"], [process.env["CI"] ? "list" : "line"]],
  globalSetup: "./e2e/server.ts",
  use: {
    baseURL: `http://127.0.0.1:${process.env["VIGIL_E2E_PORT"]}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // No bag comes in on a belt: a journey waits for nothing that only looks well.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env["CHROMIUM"] === "" ? {} : { executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" }),
      args: [
        "--no-sandbox",
        "--enable-unsafe-swiftshader",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        `--disable-features=${unseen.join(",")}`,
      ],
    },
  },
});
