import { AIR, type View } from "../../src/file/view.ts";

/** Of the high energy's transmission: where a bag begins, and the steps of its histogram. */
const BAG = 0.97;
const DARKER_THAN = [0.85, 0.7, 0.5, 0.35, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005] as const;
/** Of ln(low) / ln(high), where there is enough matter and enough light to tell. */
const RATIOS = [1.12, 1.2, 1.3, 1.45, 1.65, 1.9] as const;
const TELLS = [0.03, 0.9] as const;

export const featureNames = [
  "bytes",
  "width",
  "height",
  "area",
  ...DARKER_THAN.map((step) => `T<${step}`),
  ...RATIOS.map((step) => `R<${step}`),
  "across",
  "along",
  "edges",
];

/** What of a view could tell a threat without anybody seeing it: sizes, shares of light and dark, matter, gradients. */
export function featuresOf(view: View, bytes: number): number[] {
  const { width, height, high, low } = view;
  let [left, right, top, bottom, bag, ratios, edges] = [width, 0, height, 0, 0, 0, 0];
  let [across, along] = [0, 0];
  const darker = DARKER_THAN.map(() => 0);
  const below = RATIOS.map(() => 0);
  const depth = (pixel: number) => -Math.log(Math.max(1, high[pixel]!) / AIR);
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const pixel = y * width + x;
      const transmission = high[pixel]! / AIR;
      if (transmission >= BAG) continue;
      bag++;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (const [at, step] of DARKER_THAN.entries()) if (transmission < step) darker[at]!++;
      const here = depth(pixel);
      if (transmission > TELLS[0] && transmission < TELLS[1]) {
        ratios++;
        const ratio = -Math.log(Math.max(1, low[pixel]!) / AIR) / here;
        for (const [at, step] of RATIOS.entries()) if (ratio < step) below[at]!++;
      }
      const aside = Math.abs(depth(pixel + 1) - here);
      const down = Math.abs(depth(pixel + width) - here);
      across += aside;
      along += down;
      if (aside + down > 0.5) edges++;
    }
  const share = (count: number, of: number) => count / Math.max(1, of);
  return [
    Math.log(bytes),
    right - left,
    bottom - top,
    share(bag, (right - left) * (bottom - top)),
    ...darker.map((count) => Math.sqrt(share(count, bag))),
    ...below.map((count) => share(count, ratios)),
    share(across, bag),
    share(along, bag),
    share(edges, bag),
  ];
}
