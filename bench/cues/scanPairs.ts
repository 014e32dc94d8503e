import { concealments, threatCategories } from "@vigil/model/imageLibrary/recipe";
import { packBag, type PackedBag } from "@vigil/xray/bag/packBag";
import { shows } from "@vigil/xray/bag/scanBag";
import { scanPacked } from "@vigil/xray/bag/scanPacked";
import type { ScannerModel } from "@vigil/xray/bag/scannerModel";
import { decodeView } from "@vigil/xray/file/decodeView";
import { keyOf } from "@vigil/xray/random";
import { featuresOf } from "../../xray/test/cues/features.ts";
import { withoutThreat } from "../../xray/test/cues/withoutThreat.ts";

/** A bag as it comes, and what could tell it from others. */
export interface Scanned {
  what: "innocent" | "threat" | "removed";
  pair: number;
  bagType: string;
  concealment: string;
  category: string;
  difficulty: number;
  features: number[];
}

const ATTEMPTS = 12;

async function scanned(model: ScannerModel, bag: PackedBag, seed: number) {
  const scan = await scanPacked(model, bag, seed);
  const features: number[] = [];
  for (const file of scan.views) features.push(...featuresOf(await decodeView(file), file.length));
  return { scan, features };
}

/** An innocent bag, a bag with a threat, and the same with only the threat taken out, by the number of the pair; families and ways of hiding take turns. */
export async function scanPair(model: ScannerModel, pair: number): Promise<Scanned[]> {
  const seed = 5_000_011 + pair * 2027;
  const category = threatCategories[pair % threatCategories.length]!;
  const concealment = concealments[Math.floor(pair / threatCategories.length) % concealments.length]!;
  const innocent = await packBag({ seed: seed + 1, threat: null, concealment });
  const alone = await scanned(model, innocent, seed + 1);
  const found: Scanned[] = [
    {
      pair,
      what: "innocent",
      bagType: innocent.bagType,
      concealment,
      category: "",
      difficulty: alone.scan.difficulty,
      features: alone.features,
    },
  ];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const own = attempt === 0 ? seed : keyOf(seed, attempt);
    const bag = await packBag({ seed: own, threat: { category }, concealment }).catch(() => null);
    if (bag === null || bag.threat === null) continue;
    const held = await scanned(model, bag, own);
    if (!shows(held.scan)) continue;
    const removed = await scanned(model, withoutThreat(bag), own);
    const of = { pair, bagType: bag.bagType, concealment: bag.concealment ?? "", category };
    found.push({ ...of, what: "threat", difficulty: held.scan.difficulty, features: held.features });
    found.push({ ...of, what: "removed", difficulty: removed.scan.difficulty, features: removed.features });
    break;
  }
  return found;
}
