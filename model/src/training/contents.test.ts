import { describe, expect, test } from "vitest";
import { courseContents, programContents, type ContentsNode } from "./contents.ts";
import { courseContent } from "./courseContent.ts";
import { firstIncomplete, isOpen, leavesOf, nodeAt, nodesAlong } from "./navigation.ts";
import { courseOf, noFacts, randomContent, randomOf, withPage } from "../../test/training/testTree.ts";
import type { CourseEntry } from "./wire.ts";

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
const nodesOf = (node: ContentsNode): ContentsNode[] => [node, ...node.children.flatMap(nodesOf)];

describe("over random courses", () => {
  test.each([true, false])(
    "R-4.036 R-4.063 R-4.064 always reading the first incomplete page reads every page once; progress never goes back and is 1 at the end only (order enforced: %s)",
    (enforced) => {
      for (const seed of seeds) {
        const content = randomContent(randomOf(seed));
        let facts = noFacts;
        let root = courseContents(courseOf(content, facts, enforced));
        const leaves = leavesOf(root);
        const visited = new Set<string>();
        let progress = 0;
        while (!root.complete) {
          expect(root.progress).toBeGreaterThanOrEqual(progress);
          expect(root.progress).toBeLessThan(1);
          ({ progress } = root);
          const next = firstIncomplete(root);
          expect(next).not.toBeNull();
          expect(visited.has(String(next))).toBe(false);
          visited.add(String(next));
          facts = withPage(content, facts, next ?? []);
          root = courseContents(courseOf(content, facts, enforced));
        }
        expect(visited.size).toBe(leaves.length);
        expect(root.progress).toBe(1);
      }
    },
  );

  test("R-4.051 with enforced order one incomplete page can be opened, and it is the first; without it every page can", () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const content = randomContent(random);
      let facts = noFacts;
      for (let reads = Math.floor(random() * 20); reads > 0; reads--) {
        const root = courseContents(courseOf(content, facts, true));
        const next = firstIncomplete(root);
        if (next !== null) facts = withPage(content, facts, next);
      }
      const root = courseContents(courseOf(content, facts, true));
      const incomplete = leavesOf(root).filter((path) => nodeAt(root, path)?.complete === false);
      expect(incomplete.filter((path) => isOpen(root, path))).toEqual(incomplete.slice(0, 1));
      for (const path of leavesOf(root))
        expect(isOpen(root, path)).toBe(nodeAt(root, path)?.complete === true || String(path) === String(incomplete[0]));
      const free = courseContents(courseOf(content, facts, false));
      for (const path of leavesOf(free)) expect(isOpen(free, path)).toBe(true);
    }
  });

  test("R-4.053 nothing is complete without cause: a parent with its children, or the children with their parent", () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const content = randomContent(random);
      let facts = { ...noFacts, complete: random() < 0.2 };
      const all = leavesOf(courseContents(courseOf(content, facts, false)));
      for (const path of all) if (random() < 0.5) facts = withPage(content, facts, path);
      const nodes = nodesOf(courseContents(courseOf(content, facts, false)));
      for (const node of nodes.filter(({ complete }) => complete)) expect(nodesOf(node).every(({ complete }) => complete)).toBe(true);
      for (const node of nodes.filter(({ children }) => children.length > 0))
        expect(node.children.every(({ complete }) => complete)).toBe(node.complete);
      for (const node of nodes) expect(node.progress === 1).toBe(node.complete);
    }
  });
});

test("R-2.076 R-3.137 a node says what it is, what stands below it, and whether it is complete, locked, disabled or opened", () => {
  const root = courseContents(courseOf(randomContent(randomOf(3)), noFacts, true));
  const path = firstIncomplete(root) ?? [];
  const here = courseContents(courseOf(randomContent(randomOf(3)), noFacts, true), path);
  expect(
    nodesOf(here)
      .filter(({ opened }) => opened)
      .map(({ nodeType }) => nodeType),
  ).toEqual(["course", "unit", "section", "page"]);
  expect(here).toMatchObject({ nodeType: "course", complete: false, locked: false, disabled: false, opened: true, progress: 0 });
  expect(here.courseStatus).toMatchObject({ complete: false });
});

test("R-4.057 R-4.058 R-4.059 a locked unit says why", () => {
  const content = courseContent.parse({
    locale: "en",
    units: [
      { id: 1, type: "Practice", name: "Practice" },
      { id: 2, type: "Review", name: "Review" },
      { id: 3, type: "Practice", name: "More practice" },
      { id: 4, type: "Exam", name: "Exam" },
    ],
  });
  const course = courseOf(content, noFacts, false);
  expect(courseContents(course).children.map(({ lockReason }) => lockReason)).toEqual([null, "records", "order", "exam"]);
  const closed = { ...course, examStatus: { ...course.examStatus, locked: true } };
  expect(courseContents(closed).children.at(-1)?.lockReason).toBe("finalExam");
  // also where everything before the exam is complete
  const open = { ...closed, unitStatus: closed.unitStatus.map((unit) => ({ ...unit, locked: false })) };
  expect(courseContents(open).children.map(({ lockReason }) => lockReason)).toEqual([null, null, null, "finalExam"]);
});

test("a page that its content skips does not stand in the contents", () => {
  const page = (id: number, skip: boolean) => ({ id, type: "text", title: "Page", skip, blocks: [{ kind: "paragraph", text: "…" }] });
  const sections = [{ id: 1, type: "Content", name: "Section", pages: [page(1, false), page(2, true)] }];
  const content = courseContent.parse({ locale: "en", units: [{ id: 1, type: "Content", name: "Unit", sections }] });
  expect(leavesOf(courseContents(courseOf(content, noFacts, false)))).toEqual([[7, 1, 1, 1]]);
});

test("R-2.073 R-4.052 with the program's order enforced the courses after the first incomplete one are locked and disabled, with all below them", () => {
  const course = courseOf(randomContent(randomOf(1)), noFacts, false);
  const entry = (id: number, complete: boolean): CourseEntry => ({
    id,
    title: "Course",
    type: "content",
    isVirtual: false,
    locked: false,
    courseStatus: { ...course.courseStatus, complete, status: complete ? "c" : "n" },
  });
  const entries = [entry(5, true), entry(6, false), entry(7, false)];
  const program = { id: 1, title: "Program", complete: false, programEnforceOrder: true };
  const root = programContents(program, entries, [course]);
  expect(root.children.map(({ locked, disabled }) => [locked, disabled])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
  expect(nodesOf(root.children[2]!).every(({ disabled }) => disabled)).toBe(true);
  expect(root.progress).toBe(0.33);
  const types = (nodesAlong(root, leavesOf(root).at(-1) ?? []) ?? []).map(({ nodeType }) => nodeType);
  expect(types).toEqual(["program", "course", "unit", "section", "page"]);
  const free = programContents({ ...program, programEnforceOrder: false }, entries, [course]);
  expect(nodesOf(free).some(({ locked }) => locked)).toBe(false);
  expect(programContents({ ...program, complete: true }, entries, [course]).children.every(({ complete }) => complete)).toBe(true);
});
