import { concealments, threatCategories } from "@vigil/model/imageLibrary/recipe";
import { holdContainers } from "@vigil/model/imageLibrary/levelReach";
import { scanBag } from "@vigil/xray/bag/scanBag";

const scanners = [
  { place: "cabin", scanner: "S160", rounds: 10, containers: undefined },
  { place: "hold", scanner: "H180", rounds: 8, containers: holdContainers },
] as const;

/** How hard bags are as they come: what `measuredLevels` in model keeps. The seeds are fixed, so the same packing gives the same counts. */
export async function levels(): Promise<void> {
  for (const { place, scanner, rounds, containers } of scanners)
    for (const [at, category] of [...threatCategories, null].entries())
      for (const [way, concealment] of (category === null ? (["open", "open"] as const) : concealments).entries()) {
        const counts = [0, 0, 0, 0, 0];
        for (let round = 0; round < rounds; round++) {
          const seed = 1_000_003 + round * 1009 + at * 31 + way * 7;
          const threat = category === null ? { threat: null } : { threat: { category }, concealment };
          const { difficulty } = await scanBag({ seed, scanner, ...threat, ...(containers ? { containers } : {}) });
          counts[difficulty - 1]! += 1;
        }
        console.log(`levels.${place}.${category ?? "innocent"}.${concealment} ${counts.join(" ")} (bags of the levels 1 to 5)`);
      }
}
