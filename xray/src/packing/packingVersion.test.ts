import { expect, test } from "vitest";
import { packBag } from "../bag/packBag.ts";
import { outermost } from "../catalogue/measure.ts";
import { place, placeWithin } from "../math/rotation.ts";
import { keyOf } from "../random.ts";
import { PACKING_VERSION } from "./packingVersion.ts";

/** All that lies in a bag as one number, to a thousandth of a millimetre. */
const fingerprint = async (seed: number): Promise<number> => {
  const bag = await packBag({ seed, threat: seed % 2 === 0 ? { category: "knives" } : null });
  let key = 0;
  for (const { article, placement } of bag.articles)
    for (const solid of article.solids) {
      const [x, y, z] = place(placeWithin(placement, solid.placement), outermost(solid)[0] ?? [0, 0, 0]);
      key = keyOf(key, Math.round(x * 1000), Math.round(y * 1000), Math.round(z * 1000));
    }
  return key;
};

test(
  "a packing that packs other bags has another version: old recipes are refused rather than scanned as something else",
  { timeout: 60_000 },
  async () => {
    expect({ version: PACKING_VERSION, bags: [await fingerprint(1), await fingerprint(2)] }).toEqual({
      version: 17,
      bags: [3074081104, 806147884],
    });
  },
);
