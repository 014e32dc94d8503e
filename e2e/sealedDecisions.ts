import type { Page } from "@playwright/test";

/** Watches a page for the session it begins; answers what the server has of it once it is sealed, decision by decision. */
export function sealedDecisions(page: Page): () => Promise<(string | null)[]> {
  let sessionId = 0;
  page.on("response", async (response) => {
    const start = response.request().method() === "POST" && /\/type\/(Practice|Exam)$/.test(response.url());
    if (start && response.ok()) ({ sessionId } = await response.json());
  });
  return async () => {
    const review = await page.request.get(`/api/training/simulator/course/sessions/${sessionId}`, { headers: { "X-Domain": "demo" } });
    const { images } = await review.json();
    return images.map(({ state }: { state: { decision: string | null } }) => state.decision);
  };
}
