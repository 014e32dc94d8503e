import { holdContainers } from "@vigil/model/imageLibrary/levelReach";
import { concealments, threatCategories } from "@vigil/model/imageLibrary/recipe";
import { scanBag } from "@vigil/xray/bag/scanBag";
import { INNOCENTS, levelSeed } from "../xray/test/levels/levelSeed.ts";

const scanners = [
  { place: "cabin", scanner: "S160", rounds: 16, containers: undefined },
  { place: "hold", scanner: "H180", rounds: 7, containers: holdContainers },
] as const;

const threats = threatCategories.flatMap((category) => concealments.map((concealment) => ({ threat: { category }, concealment })));
const things = [...threats, ...Array.from({ length: INNOCENTS.count }, () => ({ threat: null }))];

/** How hard bags are as they come: what `measuredLevels` in model keeps. The seeds are fixed, so the same packing gives the same counts. */
export async function levels(): Promise<void> {
  for (const { place, scanner, rounds, containers } of scanners) {
    const counts = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++)
      for (const [at, thing] of things.entries()) {
        const seed = levelSeed(place, round, at);
        const { difficulty } = await scanBag({ seed, scanner, ...thing, ...(containers ? { containers } : {}) });
        const name = "concealment" in thing ? `${thing.threat.category}.${thing.concealment}` : "innocent.open";
        const own = counts.get(name) ?? [0, 0, 0, 0, 0];
        own[difficulty - 1]! += 1;
        counts.set(name, own);
      }
    for (const [name, own] of counts) console.log(`levels.${place}.${name} ${own.join(" ")} (bags of the levels 1 to 5)`);
  }
}
