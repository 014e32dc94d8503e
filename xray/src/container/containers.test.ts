import { describe, expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { boundsOf } from "../catalogue/measure.ts";
import { openEdges } from "../../test/openEdges.ts";
import { containers } from "./containers.ts";

describe("containers", () => {
  test.each(Object.entries(containers))("a %s is closed, stands in the middle of the belt and has room", (_name, make) => {
    for (const seed of [1, 2, 3]) {
      const { solids, room } = make(seededRandom(seed));
      expect(solids.map(openEdges).filter((wrong) => wrong > 0)).toEqual([]);
      const { min, max } = boundsOf(solids);
      expect(min[2]).toBeGreaterThan(-4);
      expect(max[2]).toBeLessThan(260);
      expect(room.halfX).toBeLessThan(max[0]);
      expect(room.halfY).toBeLessThan(max[1]);
      expect(room.floor + room.height).toBeLessThan(max[2] + 70);
      expect(Math.max(-min[1], max[1])).toBeLessThan(370);
      expect(Math.max(-min[0], max[0])).toBeLessThan(270);
    }
  });
});
