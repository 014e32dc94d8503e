import { expect, test } from "vitest";
import { auditedContents, quizAudit } from "./audit.ts";
import { courseContents, type ContentsNode } from "../training/contents.ts";
import { courseOf, noFacts, randomContent, randomOf } from "../../test/training/testTree.ts";

const nodesOf = (node: ContentsNode): ContentsNode[] => [node, ...node.children.flatMap(nodesOf)];

test("R-3.139 R-4.080 the contents of an audit are marked as one, with home, userId and quizId", () => {
  const course = courseOf(randomContent(randomOf(3)), noFacts, true);
  const audit = { home: "/demo/audit/7", userId: 7, quizId: null };
  const state = auditedContents(course, audit);
  expect(state).toMatchObject({ isAudit: true, audit: { home: "/demo/audit/7", userId: 7, quizId: null } });
  expect(nodesOf(state.root).map(({ id, complete, progress }) => [id, complete, progress])).toEqual(
    nodesOf(courseContents(course)).map(({ id, complete, progress }) => [id, complete, progress]),
  );
});

test("R-4.066 in them every place is open to be looked at, but exams, which audit mode locks", () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const content = { ...randomContent(randomOf(seed)), finalExam: { size: 2, mandatory: [] } };
    const { root } = auditedContents(courseOf(content, noFacts, true), { home: "/", userId: 1, quizId: null });
    for (const { exam, locked, disabled, lockReason } of nodesOf(root))
      expect([locked, disabled, lockReason]).toEqual(exam === null ? [false, false, null] : [true, true, "audit"]);
    expect(nodesOf(root).some(({ exam }) => exam === "final")).toBe(true);
  }
});

test("R-5.011 a quiz audit requires both userId and quizId", () => {
  expect(quizAudit("/", 3, 4)).toEqual({ home: "/", userId: 3, quizId: 4 });
  expect(() => quizAudit("/", 0, 4)).toThrow("userId and quizId required");
  expect(() => quizAudit("/", 3, Number.NaN)).toThrow("userId and quizId required");
});
