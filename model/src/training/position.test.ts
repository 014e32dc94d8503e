import fc from "fast-check";
import { expect, test } from "vitest";
import { bookmarkSchema } from "./bookmark.ts";
import { bookmarkOf, changesBetween, noPosition, pathOfPosition, positionOf } from "./position.ts";

const path = fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 5 });

test("R-3.122 a position has class, course, unit, section and page, lab and its page, and the minibook with its page", () => {
  expect(positionOf([1, 2, 3, 4, 5])).toEqual({
    classId: 1,
    courseId: 2,
    unitId: 3,
    sectionId: 4,
    pageId: 5,
    labId: null,
    labPageId: null,
    minibookPageId: null,
    minibook: false,
  });
  fc.assert(
    fc.property(path, (ids) => {
      expect(pathOfPosition(positionOf(ids))).toEqual(ids);
    }),
  );
});

test("a bookmark is of a page, with the lab that was worked in; elsewhere there is none", () => {
  const page = positionOf([1, 2, 3, 4, 5]);
  expect(bookmarkOf(page, true)).toEqual({ unitId: 3, sectionId: 4, pageId: 5, enforceOrder: true });
  const marked = bookmarkOf({ ...page, labId: 6, labPageId: 7 }, false);
  expect(bookmarkSchema.parse(marked)).toEqual({ unitId: 3, sectionId: 4, pageId: 5, labId: 6, labPageId: 7, enforceOrder: false });
  expect([bookmarkOf(positionOf([1, 2, 3]), true), bookmarkOf(noPosition, true)]).toEqual([null, null]);
});

test("R-4.039 every walk ends what it left before it starts what it enters, and leaves nothing open behind it", () => {
  fc.assert(
    fc.property(fc.array(path), (walk) => {
      const inside: string[] = [];
      let from: number[] = [];
      for (const to of [...walk, []]) {
        const changes = changesBetween(from, to);
        const kinds = changes.map(({ kind }) => kind);
        expect(kinds).toEqual(kinds.toSorted());
        for (const { kind, path: at } of changes) {
          const left = kind === "end" ? inside.pop() : String(at);
          expect(left).toBe(String(at));
          if (kind === "start") inside.push(String(at));
        }
        expect(inside).toEqual([1, 2, 3, 4].filter((length) => length <= to.length).map((length) => String(to.slice(0, length))));
        from = to;
      }
      expect(inside).toEqual([]);
    }),
  );
});
