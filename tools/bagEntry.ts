import { colourView } from "../server/src/imageLibrary/catalogue/colourView.ts";
import { cutView } from "../server/src/imageLibrary/catalogue/cutView.ts";
import { scanBag } from "../xray/src/bag/scanBag.ts";
import { decodeView } from "../xray/src/file/decodeView.ts";
import type { ThreatCategory } from "../xray/src/solid.ts";
import type { Entry } from "./pictureSheet.ts";

const categories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const satisfies ThreatCategory[];
/** Every third bag holds a threat; their categories take turns. */
const EVERY = 3;

/** The grain of air lies above this share. */
const SHOWS = 0.95;

/** A bag as the standard display shows its views, and what is known about it. */
export async function bagEntry(seed: number): Promise<Entry> {
  const category = seed % EVERY === 0 ? categories[(seed / EVERY) % categories.length] : undefined;
  const bag = await scanBag({ seed, scanner: "S160", threat: category ? { category } : null });
  const pictures = [];
  for (const file of bag.views) {
    const view = cutView(await decodeView(file), SHOWS);
    pictures.push({ width: view.width, height: view.height, rgb: colourView(view) });
  }
  return { pictures, lines: [`${seed} ${bag.bagType} · ${bag.threats[0]?.name ?? "no threat"} · ${bag.difficulty}`] };
}
