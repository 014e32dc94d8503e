import { decodeView } from "@vigil/xray/file/decodeView";

const ACROSS = 17;
const DOWN = 8;

/** A perceptual hash: whether each of 17 × 8 patches of a view is brighter than its left neighbour, 128 bits a view, in hexadecimal. */
export async function lookOf(views: readonly Uint8Array[]): Promise<string> {
  const looks = await Promise.all(
    views.map(async (bytes) => {
      const { width, height, high } = await decodeView(bytes);
      const patch = (column: number, row: number): number => {
        const fromX = Math.floor((column * width) / ACROSS);
        const toX = Math.floor(((column + 1) * width) / ACROSS);
        const toY = Math.floor(((row + 1) * height) / DOWN);
        let sum = 0;
        for (let y = Math.floor((row * height) / DOWN); y < toY; y++) for (let x = fromX; x < toX; x++) sum += high[y * width + x]!;
        return sum / Math.max(1, toX - fromX);
      };
      const bits = Array.from({ length: DOWN }, (_, row) => {
        const patches = Array.from({ length: ACROSS }, (_unused, column) => patch(column, row));
        return patches.slice(1).map((value, index) => (value > patches[index]! ? 1 : 0));
      }).flat();
      return Array.from({ length: bits.length / 4 }, (_, at) =>
        Number.parseInt(bits.slice(4 * at, 4 * at + 4).join(""), 2).toString(16),
      ).join("");
    }),
  );
  return looks.join("");
}
