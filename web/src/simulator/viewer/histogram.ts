import type { MeasuredScan } from "./scan.ts";

/** Classes of grey, black first. */
export const classes = 64;
/** Places at which the spread grey levels are told to the display. */
export const levelCount = 17;

/** How often each grey of the bag occurs, as shares that add up to 1; clear air is left out. Every third pixel is enough. */
export function greyHistogram({ width, high, bag }: MeasuredScan): Float64Array {
  const counts = new Float64Array(classes);
  let total = 0;
  for (let y = bag.y; y < bag.y + bag.height; y += 3)
    for (let x = bag.x; x < bag.x + bag.width; x += 3) {
      const transmission = (high[y * width + x] ?? air) / air;
      if (transmission > clearFrom) continue;
      const place = Math.min(classes - 1, Math.floor(transmission ** 0.45 * classes));
      counts[place] = (counts[place] ?? 0) + 1;
      total++;
    }
  return counts.map((count) => count / Math.max(1, total));
}

const air = 60_000;
const clearFrom = 0.97;

/** The grey that each grey becomes when all of them are to be equally frequent. */
export function evenLevels(histogram: Float64Array): Float32Array {
  const levels = new Float32Array(levelCount);
  let sum = 0;
  for (let place = 0; place < classes; place++) {
    if (place % (classes / (levelCount - 1)) === 0) levels[(place * (levelCount - 1)) / classes] = sum;
    sum += histogram[place] ?? 0;
  }
  levels[levelCount - 1] = 1;
  return levels;
}
