import { expect, test } from "vitest";
import { createFingers } from "./fingers.ts";

test("one finger alone is nobody's but its own; with a second one both move the picture, and so does the one that stays", () => {
  const fingers = createFingers();
  expect(fingers.press(1, { x: 0, y: 0 })).toBe(false);
  expect(fingers.move(1, { x: 5, y: 0 })).toBeNull();
  expect(fingers.press(2, { x: 50, y: 0 })).toBe(true);
  expect(fingers.move(2, { x: 60, y: 0 })).toEqual({
    before: [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ],
    after: [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ],
  });
  expect(fingers.lift(1)).toBe(true);
  expect(fingers.move(2, { x: 61, y: 2 })).toEqual({ before: [{ x: 60, y: 0 }], after: [{ x: 61, y: 2 }] });
  expect(fingers.lift(2)).toBe(true);
  expect(fingers.press(3, { x: 0, y: 0 })).toBe(false);
  expect(fingers.lift(3)).toBe(false);
});
