import { expect, test } from "vitest";
import { joinViews, splitViews } from "./joinedViews.ts";

test("the views of a scan are the same after they were joined; what was cut off on its way is refused", () => {
  const views = [new Uint8Array([1, 2, 3]), new Uint8Array(), new Uint8Array([4])];
  const joined = joinViews(views);
  expect(splitViews(joined)).toEqual(views);
  expect(() => splitViews(joined.subarray(0, -1))).toThrow("no views");
  expect(() => splitViews(new Uint8Array([9, 0]))).toThrow("no views");
});
