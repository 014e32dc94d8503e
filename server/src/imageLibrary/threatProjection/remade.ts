import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { modelOf } from "@vigil/xray/bag/modelOf";
import type { PackedBag } from "@vigil/xray/bag/packBag";
import { remakeBag, withProjections } from "@vigil/xray/bag/scanBag";
import { scanPacked } from "@vigil/xray/bag/scanPacked";
import { decodeView } from "@vigil/xray/file/decodeView";
import { AIR } from "@vigil/xray/file/view";
import { type PreviewBag, previewOfPacked } from "@vigil/xray/threatProjection/previewBag";
import { threatPreview } from "@vigil/xray/threatProjection/threatPreview";
import { bagRecipe } from "./storedRecipe.ts";

interface RemadeBag {
  recipe: BagRecipe;
  packed: PackedBag;
}

/** Mean difference, as a share of air, up to which two scans are of the same bag: an earlier projector rounded otherwise. Other bags differ by a hundred times more. */
const SAME_BAG = 5e-4;

const same = (one: Uint16Array, other: Uint16Array): boolean => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at]! - (other[at] ?? 0));
  return one.length === other.length && sum <= SAME_BAG * AIR * one.length;
};

const sameBag = async (one: Uint8Array, other: Uint8Array | undefined): Promise<boolean> => {
  if (other === undefined) return false;
  const [left, right] = [await decodeView(one), await decodeView(other)];
  return same(left.low, right.low) && same(left.high, right.high);
};

/** The bag of a recipe, packed again; null when that cannot be. */
async function packedAgain(stored: unknown): Promise<(RemadeBag & { seed: number }) | null> {
  const parsed = bagRecipe.safeParse(stored);
  if (!parsed.success) return null;
  const recipe = parsed.data as BagRecipe; // what is optional is missing, not undefined: it came out of JSON
  try {
    const { packed, seed } = await remakeBag(recipe);
    return { recipe, packed: withProjections(packed, recipe), seed };
  } catch {
    return null;
  }
}

/** The bag of a recipe when it is the one in the stored files; null when it cannot be made again or is another one. */
export async function remade(stored: unknown, files: readonly Uint8Array[]): Promise<RemadeBag | null> {
  const again = await packedAgain(stored);
  if (again === null) return null;
  const { views } = await scanPacked(modelOf(again.recipe.scanner), again.packed, again.seed);
  for (const [index, file] of files.entries()) if (!(await sameBag(file, views[index]))) return null;
  return again;
}

/** Mean difference of transmissions by which a preview without noise and blur may differ from its own scan; other bags differ by more. */
const ALIKE = 0.05;

/** The preview of a recipe's bag when it looks like the stored picture. Quicker than scanning it again: somebody waits for the editor. */
export async function previewAgain(stored: unknown, files: readonly Uint8Array[]): Promise<PreviewBag | null> {
  const again = await packedAgain(stored);
  const [first] = files;
  if (again === null || first === undefined) return null;
  const preview = previewOfPacked(again.recipe.scanner, again.packed, files.length);
  const [own] = threatPreview(preview).bare;
  const { width, height, high } = await decodeView(first);
  if (own === undefined || own.width !== width >> 1 || own.height !== height >> 1) return null;
  let sum = 0;
  let count = 0;
  for (let y = 0; y < own.height; y++)
    for (let x = 0; x < own.width; x++) {
      const at = 2 * y * width + 2 * x;
      const mean = (high[at]! + high[at + 1]! + high[at + width]! + high[at + width + 1]!) / 4;
      const made = own.high[y * own.width + x]!;
      if (mean > 0.98 * AIR && made > 0.98 * AIR) continue;
      sum += Math.abs(mean - made) / AIR;
      count++;
    }
  return sum <= ALIKE * count ? preview : null;
}
