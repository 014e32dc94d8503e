import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { modelOf } from "@vigil/xray/bag/modelOf";
import type { PackedBag } from "@vigil/xray/bag/packBag";
import { remakeBag, withProjections } from "@vigil/xray/bag/scanBag";
import { scanPacked } from "@vigil/xray/bag/scanPacked";
import { decodeView } from "@vigil/xray/file/decodeView";
import { bagRecipe } from "./storedRecipe.ts";

export interface RemadeBag {
  recipe: BagRecipe;
  packed: PackedBag;
}

const same = (one: Uint16Array, other: Uint16Array): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Deflate may differ from one Node to the next; the pixels may not. */
const samePixels = async (one: Uint8Array, other: Uint8Array | undefined): Promise<boolean> => {
  if (other === undefined) return false;
  const [left, right] = [await decodeView(one), await decodeView(other)];
  return same(left.low, right.low) && same(left.high, right.high);
};

/** The bag of a recipe when it is, pixel by pixel, the one in the stored files; null when it cannot be made again or is another one. */
export async function remade(stored: unknown, files: readonly Uint8Array[]): Promise<RemadeBag | null> {
  const parsed = bagRecipe.safeParse(stored);
  if (!parsed.success) return null;
  const recipe = parsed.data as BagRecipe; // what is optional is missing, not undefined: it came out of JSON
  try {
    const { packed: alone, seed } = await remakeBag(recipe);
    const packed = withProjections(alone, recipe);
    const { views } = await scanPacked(modelOf(recipe.scanner), packed, seed);
    for (const [index, file] of files.entries()) if (!(await samePixels(file, views[index]))) return null;
    return { recipe, packed };
  } catch {
    return null;
  }
}
