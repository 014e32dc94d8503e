import { expect, test } from "vitest";
import { DETECTOR_VERSION } from "../detector/detectorVersion.ts";
import { PACKING_VERSION } from "../packing/packingVersion.ts";
import { scanBag } from "./scanBag.ts";

test("a recipe of another packing is refused instead of making another bag", async () => {
  await expect(scanBag({ seed: 1, scanner: "S160", threat: null, packing: PACKING_VERSION + 1 })).rejects.toThrow(
    /which would make another bag/,
  );
});

test("a recipe of another detector is refused, as is one that names a packing from before detectors had versions", async () => {
  const recipe = { seed: 1, scanner: "S160", threat: null } as const;
  for (const before of [{ detector: DETECTOR_VERSION + 1 }, { packing: PACKING_VERSION }])
    await expect(scanBag({ ...recipe, ...before })).rejects.toThrow(/which would make another picture/);
});
