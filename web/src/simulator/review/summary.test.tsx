import type { SessionReview } from "@vigil/model/simulator/wire";
import { beforeAll, expect, it } from "vitest";
import { shownPage, speakEnglish } from "../../../test/shell/shownPage.tsx";
import { Summary } from "./Summary.tsx";

beforeAll(speakEnglish);

const summary = (results: object) => {
  const all = {
    marks: 0,
    falseAlarms: 0,
    correctRejections: 7,
    score: 80,
    passingScore: 75,
    unmet: [],
    duration: 60,
    elapsed: 60,
    ...results,
  };
  const review = { startedAt: "2026-11-30T12:00:00Z", images: [], settings: { extraTime: 1, watch: null }, results: all };
  return shownPage(<Summary title="Practice" review={review as unknown as SessionReview} leave={null} onBag={() => {}} />, {
    permissions: ["training:take"],
  });
};
/** What stands beside the result, before the figures of the session. */
const beside = async (results: object) => (await summary(results)).split("<dl")[0];

it("a session that is passed by its score says beside the result how many threats were let through", async () => {
  expect(await beside({ passed: true, hits: 1, misses: 2 })).toContain("although 2 threats got through");
  expect(await beside({ passed: true, hits: 3, misses: 0 })).not.toContain("got through");
  expect(await beside({ passed: false, hits: 1, misses: 2 })).not.toContain("got through");
});
