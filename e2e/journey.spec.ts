import { expect } from "@playwright/test";
import { administratorApi } from "./administratorApi.ts";
import { test } from "./journey.ts";
import type { signIn } from "./steps.ts";

test("a journey's learners are its own: alike in what they were given, and with nothing done yet", async ({ learner, baseURL }) => {
  const { call, close } = await administratorApi(baseURL ?? "");
  const given = async (userId: number) => {
    const { companyId, accessLevelId, locale, groups, programs } = await call("GET", `users/${userId}`);
    const quizzes = [];
    for (const { id } of await call("GET", "quizzes")) if ((await call("GET", `quizzes/${id}`)).users.includes(userId)) quizzes.push(id);
    return { companyId, accessLevelId, locale, groups, programs, quizzes };
  };
  const [demo] = await call("GET", "users?search=ljansen");
  const expected = await given(demo.id);
  expect(expected.quizzes).toHaveLength(1);
  const [first, second] = await Promise.all([learner("ljansen"), learner("ljansen")]);
  expect(first.username).not.toBe(second.username);
  for (const { id } of [first, second]) {
    expect(await given(id)).toEqual(expected);
    expect(await call("GET", `users/${id}`)).toMatchObject({ classes: [], active: true });
  }
  await close();
});

// @ts-expect-error -- whoever signs in as one of the demo's learners would meet another journey in their training
"ljansen" satisfies Parameters<typeof signIn>[1];
