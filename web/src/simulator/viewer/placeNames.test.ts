import fc from "fast-check";
import { expect, test } from "vitest";
import { placeNames } from "./placeNames.ts";

const room = { width: 400, height: 300 };
const widthOf = (text: string): number => 7 * text.length;
const frame = (x: number, y: number, width: number, height: number, number = 1) => ({
  x,
  y,
  width,
  height,
  names: [`${number} mass`, String(number)] as const,
});
const boxes = (placed: ReturnType<typeof placeNames>) =>
  placed.flatMap((name) => (name === null ? [] : [{ x: name.x, y: name.y - 11, width: widthOf(name.text), height: 14 }]));

test("a name stands above its frame where nothing else does, and within the picture at its rim", () => {
  expect(placeNames([frame(100, 100, 80, 60)], room, widthOf)).toEqual([{ text: "1 mass", x: 102, y: 96 }]);
  const [above] = placeNames([frame(380, 2, 60, 50)], room, widthOf);
  expect(above!.x + widthOf("1 mass")).toBeLessThanOrEqual(room.width);
  expect(above!.y).toBeGreaterThan(10);
});

test("whatever is framed, no name covers another nor what is taken, and none is cut", () => {
  const side = fc.integer({ min: 0, max: 380 });
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side, side, side), { maxLength: 12 }), (frames) => {
      const taken = [{ x: 0, y: 0, width: 120, height: 26 }];
      const placed = placeNames(
        frames.map(([x, y, width, height], number) => frame(x, y, width, height, number + 1)),
        room,
        widthOf,
        taken,
      );
      const all = [...taken, ...boxes(placed)];
      for (const [index, one] of all.entries()) {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= room.width && one.y + one.height <= room.height).toBe(true);
        for (const other of all.slice(index + 1))
          expect(
            one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height,
          ).toBe(false);
      }
    }),
  );
});

test("where many lie in one place the later names are short, and the last ones left out", () => {
  const crowd = Array.from({ length: 60 }, (_, number) => frame(10, 100, 70, 20, number + 1));
  const placed = placeNames(crowd, { width: 90, height: 140 }, widthOf);
  expect(placed[0]?.text).toBe("1 mass");
  expect(placed.some((name) => name !== null && /^\d+$/.test(name.text))).toBe(true);
  expect(placed.at(-1)).toBeNull();
});
