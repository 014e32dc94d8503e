import { expect, test } from "vitest";
import { ApiProblem } from "../../apiProblem.ts";
import { beginUnit } from "./beginUnit.ts";

const exam = { id: 41, categoryRequired: true, type: "Exam", bagList: "1,2", passed: true, passingScore: 80, score: 90 } as const;
const refused = (code: string) => () => Promise.reject(new ApiProblem(409, { code }));

test("R-4.002 when the server reports a completed exam, the step is complete with that exam", async () => {
  const completed = () => Promise.resolve(exam);
  expect(await beginUnit({ start: refused("ExamCompleted"), completed })).toEqual({ step: "complete", sessionId: 41 });
});

test("any other refusal is passed on, and so is a completed exam that cannot be found", async () => {
  const completed = () => Promise.resolve(null);
  await expect(beginUnit({ start: refused("FinalExamLocked"), completed })).rejects.toMatchObject({ code: "FinalExamLocked" });
  await expect(beginUnit({ start: refused("ExamCompleted"), completed })).rejects.toMatchObject({ code: "ExamCompleted" });
});
