import { expect, test } from "vitest";
import { countPieces } from "./countPieces.ts";

test("a form of declared goods counts pieces, written before the goods or one to a line", () => {
  expect(countPieces(["1 dress shirt", "tools", "1 dress shirt", "12 cartons of shoes", "tools"])).toEqual([
    ["dress shirt", 2],
    ["tools", 2],
    ["cartons of shoes", 12],
  ]);
});
