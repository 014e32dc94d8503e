import type { SessionStart } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { ApiProblem } from "../apiProblem.ts";
import { beginQuiz } from "./beginQuiz.ts";

const session = (itemId: number) => ({ sessionId: 1, itemId, isQuiz: true }) as SessionStart;

test("R-8.105 a newer quiz that UpgradeRequired names is started after training was reloaded", async () => {
  const happened: string[] = [];
  const opened = await beginQuiz(4, {
    start: (quizId) => {
      happened.push(`start ${quizId}`);
      return quizId === 4
        ? Promise.reject(new ApiProblem(426, { code: "UpgradeRequired", details: { quizId: 9 } }))
        : Promise.resolve(session(quizId));
    },
    reload: () => Promise.resolve(happened.push("reload")),
  });
  expect(opened.itemId).toBe(9);
  expect(happened).toEqual(["start 4", "reload", "start 9"]);
});

test("any other refusal of a quiz is passed on, an upgrade without a quiz as well", async () => {
  for (const problem of [new ApiProblem(423, { code: "QuizLocked" }), new ApiProblem(426, { code: "UpgradeRequired" })]) {
    const opening = beginQuiz(4, { start: () => Promise.reject(problem), reload: () => Promise.reject(new Error("not asked for")) });
    await expect(opening).rejects.toBe(problem);
  }
});
