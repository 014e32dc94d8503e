import { expect, test } from "vitest";
import { PACKING_VERSION } from "../packing/packingVersion.ts";
import { scanBag } from "./scanBag.ts";

test("a recipe of another packing is refused instead of making another bag", async () => {
  await expect(scanBag({ seed: 1, scanner: "S160", threat: null, packing: PACKING_VERSION + 1 })).rejects.toThrow(
    /which would make another bag/,
  );
});
