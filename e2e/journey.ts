import { test as base, type BrowserContext } from "@playwright/test";
import { makeLearner, type Learner } from "./learner.ts";

interface Journey {
  /** Makes a learner for this test alone, like one of the demo's; on the journeys' server, or on the one that a test has started. */
  learner: (like: string, server?: { url: string }) => Promise<Learner>;
}

/** So many times slower than this machine every page computes, where somebody asks for it: `SLOW=4`. */
const slower = Number(process.env["SLOW"] ?? 1);

function slow(context: BrowserContext): void {
  context.on("page", async (page) => {
    const devtools = await context.newCDPSession(page).catch(() => undefined); // closed already
    await devtools?.send("Emulation.setCPUThrottlingRate", { rate: slower }).catch(() => undefined);
  });
}

/** A test whose learners are its own: no other journey, beside it or after it, meets their training or their place in it. */
export const test = base.extend<Journey, { slowed: undefined }>({
  learner: async ({ baseURL }, use) => use((like, { url } = { url: baseURL ?? "" }) => makeLearner(url, like)),
  slowed: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      if (slower > 1)
        browser.newContext = async (options) => {
          const context = await open(options);
          slow(context);
          return context;
        };
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
});
