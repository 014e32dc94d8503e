import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { largest } from "./largest.ts";

test("each place is what sorting gives, also among equal numbers, and beyond the first there is none", () => {
  const random = seededRandom(1);
  for (const count of [1, 2, 3, 17, 200]) {
    const numbers = Float64Array.from({ length: count }, () => random.whole(0, count) / 2);
    const sorted = numbers.toSorted();
    for (let place = 1; place <= count; place++) expect(largest(numbers.slice(), place)).toBe(sorted[count - place]);
    expect(largest(numbers.slice(), count + 1)).toBe(Infinity);
  }
});
