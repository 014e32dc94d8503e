import { test as base } from "@playwright/test";
import { makeLearner, type Learner } from "./learner.ts";

interface Journey {
  /** Makes a learner for this test alone, like one of the demo's; on the journeys' server, or on the one that a test has started. */
  learner: (like: string, server?: { url: string }) => Promise<Learner>;
}

/** A test whose learners are its own: no other journey, beside it or after it, meets their training or their place in it. */
export const test = base.extend<Journey>({
  learner: async ({ baseURL }, use) => use((like, { url } = { url: baseURL ?? "" }) => makeLearner(url, like)),
});
