import { expect, test } from "vitest";
import { answered, done, newRun, type Rules } from "../../test/training/testProgram.ts";
import { courseContent } from "./courseContent.ts";
import { finishedUnit } from "./finishedUnit.ts";
import { doing } from "./step.ts";

const rules: Rules = { enforceOrder: true, minAverage: 0, maxFailed: 0, minibooks: false, tires: false, examLocksPractice: false };
const best = { score: 100, leaves: false };
const page = (id: number) => ({ id, type: "text", title: "Page", blocks: [{ kind: "paragraph", text: "…" }] });
const unit = (id: number, tested: boolean, pages: object[]) => ({
  id,
  type: "Content",
  name: `Unit ${id}`,
  tested,
  sections: [{ id: 1, type: "Content", name: "Section", pages }],
});
const start = newRun(
  courseContent.parse({ locale: "en", units: [unit(1, false, [page(1), page(2)]), unit(2, true, [page(1)]), unit(3, false, [page(1)])] }),
  rules,
  false,
);
const course = (run: typeof start) => answered(run, 1);
const read = (run: typeof start, unitId: number, pageId: number) => done(run, doing("page", [1, unitId, 1, pageId]), best);

test("a unit is finished by its last page and told once; one with an exam is read, and the end of the course is the course's", () => {
  const one = read(start, 1, 1);
  expect(finishedUnit(course(start), course(one), 1)).toBeNull();
  const two = read(one, 1, 2);
  expect(finishedUnit(course(one), course(two), 1)).toEqual({ name: "Unit 1", examLeft: false });
  expect(finishedUnit(course(two), course(two), 1)).toBeNull();
  const three = read(two, 2, 1);
  expect(finishedUnit(course(two), course(three), 2)).toEqual({ name: "Unit 2", examLeft: true });
  const four = done(three, doing("unitExam", [1, 2, -1]), best);
  expect(finishedUnit(course(four), course(read(four, 3, 1)), 3)).toBeNull();
});
