import { drawMasked, SHOWS_FROM } from "@vigil/xray/bag/drawThreat";
import { packBag } from "@vigil/xray/bag/packBag";
import { coarseModel } from "../xray/test/cues/coarseModel.ts";

const BAGS = 40;
const share = (some: number, all: number): string => `${((100 * some) / all).toFixed(0)} %`;

/** How many things without cloth lie on top of each other, of the area where any thing lies, and how many things a bag holds. */
export async function objectsPerRay(): Promise<void> {
  const model = coarseModel();
  const things: number[] = [];
  for (const [view, name] of ["below", "aside"].entries()) {
    let [any, two, three] = [0, 0, 0];
    for (let round = 0; round < BAGS; round++) {
      const { articles } = await packBag({ seed: 8_000_009 + round * 1013, threat: null });
      if (view === 0) things.push(articles.length);
      const projection = model.emptyProjection(view);
      const { columns, rows, raysPerPixel } = projection.fan;
      const counts = new Uint8Array((columns * rows) / raysPerPixel);
      const covered = new Uint8Array(counts.length);
      for (const placed of articles) {
        drawMasked(model, view, projection, placed);
        const cloth = placed.article.family === "clothing";
        for (let at = 0; at < counts.length; at++)
          if (projection.mask[at]! > SHOWS_FROM * raysPerPixel) {
            covered[at] = 1;
            if (!cloth) counts[at]! += 1;
          }
      }
      for (let at = 0; at < counts.length; at++) {
        any += covered[at]!;
        if (counts[at]! >= 2) two++;
        if (counts[at]! >= 3) three++;
      }
    }
    console.log(`rays.${name}.two ${share(two, any)} of the area of what lies in the bag, three ${share(three, any)} (${BAGS} bags)`);
  }
  console.log(`rays.things ${things.toSorted((a, b) => a - b)[BAGS / 2]} in the middle of ${BAGS} bags`);
}
