import { expect, test } from "vitest";
import { pictureContrast } from "./pictureContrast.ts";

const picture = (...greys: number[]) => greys.flatMap((grey) => [grey, grey, grey, 255]);

test("black on white differs as far as can be, a pale drawing hardly, and a single dark dot does not count", () => {
  expect(pictureContrast(picture(0, 0, 255, 255))).toBeCloseTo(21);
  expect(pictureContrast(picture(...Array<number>(50).fill(250), ...Array<number>(50).fill(215)))).toBeLessThan(1.5);
  expect(pictureContrast(picture(0, ...Array<number>(99).fill(250)))).toBeCloseTo(1);
  expect(pictureContrast([0, 0, 0, 0, 0, 0, 0, 0])).toBeCloseTo(1); // nothing is drawn at all
});
