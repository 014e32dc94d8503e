import { expect } from "@playwright/test";
import { randomInt } from "node:crypto";
import { administratorApi } from "./administratorApi.ts";

export interface Learner {
  id: number;
  username: string;
  firstName: string;
  /** Nobody else's. */
  lastName: string;
  password: string;
}

/** The demo's own is shorter than what an administrator may give. */
const password = "Journeys-of-2026";

/** Makes an account that has what the demo's learner `like` was given, and nothing of what they have done since. */
export async function makeLearner(baseURL: string, like: string): Promise<Learner> {
  const { call, close } = await administratorApi(baseURL);
  const found = await call("GET", `users?search=${like}`);
  const model = found.find(({ username }: Learner) => username === like);
  expect(model, `The demo has no ${like}`).toBeDefined();
  const run = Array.from({ length: 8 }, () => String.fromCodePoint(randomInt(97, 123))).join("");
  const own = { username: `${like}.${run}`, firstName: model.firstName, lastName: `${model.lastName} ${run}` };
  const { id, revision } = await call("POST", `users/${model.id}/copy`);
  await call("PUT", "users", { id, revision, ...own, password, forcePasswordChange: false });
  await call("POST", "users/activate", { ids: [id] });
  for (const quiz of await call("GET", "quizzes"))
    await expect(async () => {
      const { revision: latest, users } = await call("GET", `quizzes/${quiz.id}`); // another journey may add a learner at this moment
      if (users.includes(model.id)) await call("PUT", "quizzes", { id: quiz.id, revision: latest, users: [...users, id] });
    }).toPass({ timeout: 10_000 });
  await close();
  return { id, ...own, password };
}
