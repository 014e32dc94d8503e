import { type Wear, wornDegrees, wornParts } from "@vigil/xray/drill/wornScanner";

/** So many machines of a hundred are well: nobody is right by always saying that something is wrong. */
const WELL = 35;

/** What is wrong with the next machine. `below` gives a whole number from nought to below its argument. */
export function drawWear(below: (end: number) => number): Wear | null {
  if (below(100) < WELL) return null;
  const part = wornParts[below(wornParts.length)];
  const degree = wornDegrees[below(wornDegrees.length)];
  return part === undefined || degree === undefined ? null : { part, degree };
}
