import { expect, test } from "vitest";
import { changeWords } from "./changeWords.ts";

test("what was changed of a rule or a configuration is told as its form names it, settings one by one", () => {
  const words = (subject: string, data: object) => changeWords(subject, JSON.stringify(data));
  expect(words("authorityRule 3", { before: { minutes: 360, companies: [1] }, after: { minutes: 420, companies: [1, 2] } })).toBe(
    "Minutes at the X-ray screen: 360 → 420; Companies: [1] → [1,2]",
  );
  expect(words("authorityRule 3", { after: { name: "Hold", pack: "" } })).toBe("Name: Hold; Law: –");
  // what can be chosen stands in words, and which record it is, and what may be done with it, is no change
  const written = { id: 3, revision: 1, pack: "own", afterMissed: "stop", abilities: { edit: true } };
  expect(words("authorityRule 3", { after: written })).toBe("Law: Own rule; Who missed a period: May not work until it is made up for");
  const settings = { maxFailedAttempts: 3, minibookFinal: true };
  expect(words("configuration 1", { before: { json: settings }, after: { json: { ...settings, maxFailedAttempts: 5 } } })).toBe(
    "Failed finals until the exam is locked: 3 → 5",
  );
  expect(words("configuration 1", { before: { active: true }, after: { active: false } })).toContain("true → false");
});
