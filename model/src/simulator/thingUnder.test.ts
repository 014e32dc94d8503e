import { expect, test } from "vitest";
import { thingUnder } from "./thingUnder.ts";
import type { TruthPolygon } from "./wire.ts";

const thing = (name: string, points: [number, number][], view = 0): TruthPolygon => ({ view, points, category: null, name });
const box = (name: string, [x, y]: [number, number], [width, height]: [number, number], view = 0): TruthPolygon =>
  thing(
    name,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    view,
  );

/** Open scissors as they lay on cheese and chocolate in a bag of the demo. */
const scissors = thing(
  "Nail scissors",
  // oxfmt-ignore
  [[261, 482], [269, 483], [270, 517], [282, 545], [293, 548], [299, 553], [301, 558], [299, 569], [291, 575], [278, 575], [270, 567], [269, 555],
   [275, 548], [264, 525], [255, 547], [260, 556], [259, 569], [254, 574], [243, 576], [234, 573], [229, 565], [230, 553], [238, 547], [245, 547],
   [258, 519]],
);
const cheese = thing(
  "Cheese",
  // oxfmt-ignore
  [[233, 486], [351, 519], [353, 531], [238, 569], [233, 569], [225, 534], [225, 519]],
);
const chocolate = box("Chocolate", [226, 481], [160, 98]);
const bag = [box("Suitcase", [0, 0], [900, 700]), chocolate, cheese, scissors];

test("a mark on the pivot of scissors means them and not the cheese below, though their outline bends round it", () => {
  for (const things of [bag, bag.toReversed()]) expect(thingUnder({ x: 257, y: 510, view: 0 }, things)).toBe(scissors);
  expect(thingUnder({ x: 257, y: 510 }, bag)).toBe(scissors);
  expect(thingUnder({ x: 320, y: 520, view: 0 }, bag)).toBe(cheese);
});

test("what a mark lies beside is meant only where it is the smaller one even so, and within the tolerance of marks", () => {
  const lipstick = box("Lipstick", [100, 100], [20, 40]);
  const coin = box("Coin", [128, 110], [12, 12]);
  expect(thingUnder({ x: 119, y: 116 }, [coin, lipstick])).toBe(lipstick);
  expect(thingUnder({ x: 127, y: 116 }, [coin, lipstick])).toBe(coin);
  expect(thingUnder({ x: 150, y: 116 }, [coin, lipstick])).toBe(coin);
  expect(thingUnder({ x: 151, y: 116 }, [coin, lipstick])).toBeUndefined();
});

test("a thing aslant is as small as it is, not as the box around it", () => {
  const pen = thing("Pen", [
    [300, 300],
    [304, 300],
    [404, 400],
    [400, 400],
  ]);
  const soap = box("Soap", [320, 320], [60, 60]);
  expect(thingUnder({ x: 352, y: 350 }, [soap, pen])).toBe(pen);
});

test("a rectangle means what fills it best, another view nothing of this one", () => {
  const around = { x: 222, y: 478, width: 166, height: 104, view: 0 };
  expect(thingUnder(around, bag)).toBe(chocolate);
  expect(thingUnder({ x: 228, y: 481, width: 74, height: 96, view: 0 }, [scissors, bag[0]!])).toBe(scissors);
  expect(thingUnder({ x: 257, y: 510, view: 1 }, bag)).toBeUndefined();
});
