import { expect, test } from "vitest";
import { containers, type ContainerKind } from "../container/containers.ts";
import { seededRandom } from "../random.ts";
import { isBeyond, wallsOf, wellWithin } from "./walls.ts";

test("what the table calls well within is beyond no wall, and of what is within a bag it knows nearly all", () => {
  for (const kind of ["hardSuitcase", "backpack", "holdall", "beltBag", "handbag"] satisfies ContainerKind[]) {
    const { room } = containers[kind](seededRandom(5));
    const walls = wallsOf(room);
    const isWellWithin = wellWithin(walls);
    let [within, known] = [0, 0];
    for (let x = -1.1 * room.halfX; x <= 1.1 * room.halfX; x += 2.3)
      for (let y = -1.1 * room.halfY; y <= 1.1 * room.halfY; y += 2.3) {
        const beyond = isBeyond(walls, x, y);
        if (!beyond) within++;
        if (!isWellWithin(x, y)) continue;
        expect(beyond).toBe(false);
        known++;
      }
    expect(known).toBeGreaterThan(0.8 * within);
  }
});
