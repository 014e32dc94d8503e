import { describe, expect, test } from "vitest";
import { courseContents, type TrainingPath } from "./contents.ts";
import { arrived, firstIncomplete, isSame, leavesOf, navigate, neighbour, nodeAt, placeAt, resume, type Navigation } from "./navigation.ts";
import { changesBetween, type Change } from "./position.ts";
import { courseOf, noFacts, randomContent, randomOf, withPage } from "../../test/training/testTree.ts";

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
const inClass = (path: TrainingPath | null): TrainingPath => (path === null ? [] : [1, ...path]);
const nowhere: Navigation = { path: null, transition: null };
const free = { enforceOrder: false };
const bookmarkOf = ([, unitId = 0, sectionId = 0, pageId = 0]: TrainingPath, enforceOrder: boolean) => ({
  unitId,
  sectionId,
  pageId,
  enforceOrder,
});

describe("over random courses", () => {
  test("R-4.037 R-4.038 forward and backward are each other's way back; together they pass every page in order", () => {
    for (const seed of seeds) {
      const root = courseContents(courseOf(randomContent(randomOf(seed)), noFacts, false));
      const leaves = leavesOf(root);
      expect(leaves.map((leaf) => neighbour(root, leaf, "forward"))).toEqual([...leaves.slice(1), null]);
      expect(leaves.map((leaf) => neighbour(root, leaf, "backward"))).toEqual([null, ...leaves.slice(0, -1)]);
    }
  });

  test("R-4.037 R-4.038 going backward to a place selects its last page, forward its first", () => {
    for (const seed of seeds) {
      const root = courseContents(courseOf(randomContent(randomOf(seed)), noFacts, false));
      for (const unit of root.children) {
        const to = [root.id, unit.id];
        const leaves = leavesOf(root, to);
        expect(navigate(root, nowhere, { to, direction: "backward", ...free }).transition?.to).toEqual(leaves.at(-1));
        expect(navigate(root, nowhere, { to, direction: "forward", ...free }).transition?.to).toEqual(leaves[0]);
      }
    }
  });

  test("R-4.039 R-5.015 a move ends what it leaves, innermost first, and then starts what it enters, outermost first; it ends at a leaf", () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const root = courseContents(courseOf(randomContent(random), noFacts, false));
      const leaves = leavesOf(root);
      let now = nowhere;
      const inside: Change[] = [];
      for (let move = 0; move < 10; move++) {
        const target = leaves[Math.floor(random() * leaves.length)] ?? [];
        now = navigate(root, now, { to: target.slice(0, 1 + Math.floor(random() * 4)), ...free });
        const changes = now.transition === null ? [] : changesBetween(inClass(now.path), inClass(now.transition.to));
        const firstStart = changes.findIndex(({ kind }) => kind === "start");
        expect(changes.slice(Math.max(0, firstStart)).every(({ kind }) => firstStart < 0 || kind === "start")).toBe(true);
        const ended = changes.filter(({ kind }) => kind === "end");
        expect(ended.map(({ path }) => path)).toEqual(
          inside
            .splice(inside.length - ended.length)
            .toReversed()
            .map(({ path }) => path),
        );
        inside.push(...changes.slice(ended.length));
        now = arrived(now);
        expect(nodeAt(root, now.path ?? [])?.children).toEqual([]);
        expect(inside.map(({ nodeType }) => nodeType)).toEqual(["program", "course", "unit", "section"]);
        expect(inside.at(-1)?.path).toEqual(inClass(now.path).slice(0, 4));
      }
    }
  });

  test("R-4.034 R-4.035 an incomplete course is resumed at its bookmark while the order is enforced as it was then, else at the first incomplete page", () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const content = randomContent(random);
      const root = courseContents(courseOf(content, noFacts, false));
      const leaves = leavesOf(root);
      const marked = leaves[Math.floor(random() * leaves.length)] ?? [];
      expect(resume(root, [root.id], bookmarkOf(marked, false), false)).toEqual(marked);
      expect(resume(root, [root.id], bookmarkOf(marked, true), false)).toEqual(firstIncomplete(root));
      expect(resume(root, [root.id], null, false)).toEqual(leaves[0]);
      // below another unit the bookmark says nothing
      for (const { id } of root.children.filter((unit) => unit.id !== marked[1]))
        expect(resume(root, [root.id, id], bookmarkOf(marked, false), false)).toEqual(leavesOf(root, [root.id, id])[0]);
      const done = courseContents(courseOf(content, { ...noFacts, complete: true }, false));
      expect(resume(done, [root.id], bookmarkOf(marked, false), false)).toEqual(leaves[0]);
    }
  });
});

const content = randomContent(randomOf(11));
const enforced = courseContents(courseOf(content, noFacts, true));
const [first = [], second = []] = leavesOf(enforced);

test("R-5.013 R-5.014 a request is ignored while another move is under way, and when its target is disabled", () => {
  const moving = navigate(enforced, nowhere, { to: first, enforceOrder: true });
  expect(moving.transition?.to).toEqual(first);
  expect(navigate(enforced, moving, { to: second, enforceOrder: true })).toBe(moving);
  const there = arrived(moving);
  expect(there).toEqual({ path: first, transition: null });
  expect(navigate(enforced, there, { to: second, enforceOrder: true })).toBe(there);
  expect(neighbour(enforced, first, "forward")).toBeNull();
  const read = courseContents(courseOf(content, withPage(content, noFacts, first), true));
  expect(neighbour(read, first, "forward")).toEqual(second);
});

test("R-3.138 a position is the path of ids; a move remembers where it came from and its direction", () => {
  const open = courseContents(courseOf(content, noFacts, false));
  const there = arrived(navigate(open, nowhere, { to: first, ...free }));
  const moving = navigate(open, there, { to: second, direction: "forward", ...free });
  expect(moving.transition).toMatchObject({ from: first, to: second, direction: "forward" });
  expect(first).toHaveLength(4);
});

test("R-8.113 a missing position throws 'training position not found'", () => {
  expect(() => placeAt(enforced, [...first.slice(0, 3), 99])).toThrow("training position not found");
  expect(() => placeAt(enforced, [])).toThrow("training position not found");
  expect(placeAt(enforced, first).map(({ nodeType }) => nodeType)).toEqual(["course", "unit", "section", "page"]);
});

test("a bookmark to a page that the content no longer has, or that is locked, is not followed", () => {
  expect(resume(enforced, [enforced.id], bookmarkOf([7, 99, 99, 99], true), true)).toEqual(first);
  expect(resume(enforced, [enforced.id], bookmarkOf(second, true), true)).toEqual(first);
  expect(resume(enforced, [1, 2, 3], null, true)).toBeNull();
  expect(isSame(first, second)).toBe(false);
});
