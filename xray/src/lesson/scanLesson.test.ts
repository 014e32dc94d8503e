import { expect, test } from "vitest";
import { layRow } from "./layRow.ts";
import type { LessonItem } from "./lessonSubject.ts";
import { outlinesOfName, scanLesson } from "./scanLesson.ts";

const box = (name: string, height: number): LessonItem => ({ solid: "box", material: "polyethylene", size: [40, 60, height], name });

test("a row lies in the middle of the belt, with its gap between the places", () => {
  const { articles } = layRow([[box("first", 10)], [box("second", 10)]], 20);
  expect(articles.map(({ placement }) => placement.position.slice(1))).toEqual([
    [-40, 5],
    [40, 5],
  ]);
});

test("a stack stands on the belt, each thing on the one below", () => {
  const { articles } = layRow([[box("below", 30), box("above", 10)]]);
  expect(articles.map(({ placement }) => placement.position[2])).toEqual([15, 35]);
});

test("a thing on its end is as high as it was long, and rests on the belt", () => {
  const [lying] = layRow([[{ ...box("one", 10), pose: "end" }]]).articles;
  expect(lying?.placement.position[2]).toBeCloseTo(30, 6);
});

test("a row that is longer than the scanner sees is refused, as is what the catalogue does not have", () => {
  expect(() => layRow(Array.from({ length: 13 }, () => [box("one", 10)]))).toThrow("does not fit");
  expect(() => layRow([[{ article: "unicorn" }]])).toThrow("unicorn");
  expect(() => layRow([[{ solid: "box", material: "unobtainium", size: [1, 1, 1] }]])).toThrow("unobtainium");
});

test("a scanned row can be outlined by its names, in both views", async () => {
  const subject = { show: "row", places: [[box("low", 10)], [box("high", 60)]] } as const;
  const scanned = await scanLesson(subject);
  const height = (name: string) => {
    const side = outlinesOfName(subject, scanned, name).find(({ view }) => view === 1);
    const rows = (side?.points ?? []).map(([, y]) => y);
    return Math.max(...rows) - Math.min(...rows);
  };
  expect(scanned.views).toHaveLength(2);
  expect(outlinesOfName(subject, scanned, "low").map(({ view }) => view)).toEqual([0, 1]);
  expect(height("high")).toBeGreaterThan(3 * height("low"));
}, 30_000);
