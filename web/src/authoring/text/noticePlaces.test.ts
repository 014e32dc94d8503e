import { expect, test } from "vitest";
import { isNoticedAlike, type Noticed } from "./noticePlaces.ts";

const noticed = (...blocks: [string, Noticed][]) => new Map(blocks);

test("notices that are the same draw nothing anew; one that came, went or says something else does", () => {
  expect(isNoticedAlike(noticed(), noticed())).toBe(true);
  expect(isNoticedAlike(noticed(["b1", "said"], ["b2", "wrong"]), noticed(["b2", "wrong"], ["b1", "said"]))).toBe(true);
  expect(isNoticedAlike(noticed(["b1", "said"]), noticed(["b1", "wrong"]))).toBe(false);
  expect(isNoticedAlike(noticed(["b1", "said"]), noticed())).toBe(false);
  expect(isNoticedAlike(noticed(["b1", "said"]), noticed(["b2", "said"]))).toBe(false);
  expect(isNoticedAlike(undefined, noticed())).toBe(false);
});
