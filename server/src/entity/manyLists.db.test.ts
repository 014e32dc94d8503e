import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as } = testApp();
/** More than there are connections. */
const AT_ONCE = 40;

const reads = (...calls: readonly string[]) => `/api/reads?${calls.map((call) => `call=${encodeURIComponent(call)}`).join("&")}`;

test.each([
  ["lists", "/api/users?limit=5&count=none"],
  ["an administrator's homes", reads("setup", "attention", "dashboards", "events?limit=5&count=none", "dashboards/figures/training?")],
  ["learners' homes", reads("training", "training/next", "training/quizzes", "training/events", "training/dashboard", "product-tour")],
])("more %s at once than there are connections are answered: nobody waits for a second one while holding the first", async (_, path) => {
  const administrator = await as("web");
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => administrator.call<{ status: number }[]>("GET", path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const parts = answers.flatMap(({ body }) => (Array.isArray(body) ? body.map(({ status }) => status) : []));
  expect(parts.filter((status) => status >= 500)).toEqual([]);
});
