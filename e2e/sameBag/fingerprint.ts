import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { scanBag } from "@vigil/xray/bag/scanBag";
import { decodeView } from "@vigil/xray/file/decodeView";

/** A bag made from its recipe, as a few words: the pixels of each view and all that is known about it. */
export async function fingerprint(recipe: BagRecipe): Promise<string[]> {
  const { views, timings: _timings, ...known } = await scanBag(recipe);
  const pictures = await Promise.all(
    views.map(async (file) => {
      const { low, high } = await decodeView(file);
      return [low, high].map((plane) => new Uint8Array(plane.buffer, plane.byteOffset, plane.byteLength));
    }),
  );
  return Promise.all([...pictures.flat(), new TextEncoder().encode(JSON.stringify(known))].map(hash));
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes.slice());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
