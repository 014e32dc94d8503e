import { encodeRuns } from "@vigil/model/simulator/voxelRuns";
import type { ThreatBody } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { fullestSlices } from "./fullestSlices.ts";

test("slices are led to where most of a threat lies, not to the middle of its box", () => {
  // An L: along the belt at the near side, up at its end. In the middle of its box there is nothing.
  const size: ThreatBody["size"] = [5, 5, 5];
  const filled = new Uint8Array(125);
  for (let at = 0; at < 5; at++) {
    filled[(at * 5 + 4) * 5] = 1;
    filled[(4 * 5 + 4) * 5 + at] = 1;
  }
  const numbers: number[] = [];
  for (let at = 0; at < 125;) {
    const start = at;
    while (at < 125 && filled[at] === 0) at++;
    const first = at;
    while (at < 125 && filled[at] === 1) at++;
    if (at > first) numbers.push(first - start, at - first);
  }
  const body: ThreatBody = { category: null, name: "", voxel: 2, from: [2, 3, 1], size, runs: encodeRuns(numbers) };
  expect(fullestSlices({ size: [20, 20, 20] }, body)).toEqual([6.5 / 20, 7.5 / 20, 1.5 / 20]);
});
