import { drawMasked, SHOWS_FROM, windowOf } from "../bag/drawThreat.ts";
import { THREAT_REACH } from "../bag/scanPacked.ts";
import { makeArticle } from "../catalogue/catalogue.ts";
import { outline } from "../contour/outline.ts";
import { transmissionPlanes } from "../detector/transmissionPlanes.ts";
import { AIR } from "../file/view.ts";
import { place } from "../math/rotation.ts";
import { seededRandom } from "../random.ts";
import type { Article } from "../solid.ts";
import { hardBoxes, meet } from "./hardBox.ts";
import { type PreviewBag, previewModelOf } from "./previewBag.ts";
import { placementOf, type ThreatPlace } from "./threatPlace.ts";

/** One view without noise, as the viewer takes it, and the threat's outline in it. */
export interface PreviewPicture {
  width: number;
  height: number;
  low: Uint16Array<ArrayBuffer>;
  high: Uint16Array<ArrayBuffer>;
  points: [number, number][] | null;
}

export interface PreviewFrame {
  pictures: PreviewPicture[];
  /** Names of articles that the threat seems to lie in. */
  touching: string[];
  /** Part of it is where no ray of the scanner goes, or in the belt. */
  outsideTunnel: boolean;
}

export interface ThreatPreview {
  /** The bag alone, or with the threat. Asked again and again while somebody drags. */
  show(threat: ThreatPlace | null): PreviewFrame;
}

const counts = (plane: Float32Array): Uint16Array<ArrayBuffer> => Uint16Array.from(plane, (value) => Math.min(AIR, value * AIR + 0.5));

/** Adds a threat's areal densities to those of a bag, as the scanner would see both, at half the resolution. */
export const threatPreview = ({ scanner, obstacles, views }: PreviewBag): ThreatPreview => {
  const model = previewModelOf(scanner, 1);
  const { tunnelWidth, tunnelHeight, lineCount, linePitch } = model.scanner;
  const bare = views.map(({ light, heavy }, index): PreviewPicture => {
    const fan = model.fans[index];
    if (fan === undefined) throw new Error(`Scanner ${scanner} has no view ${index}.`);
    const { low, high } = transmissionPlanes(fan, { light, heavy }, model.transmissionOf(index));
    return { width: fan.columns, height: fan.rows, low: counts(low), high: counts(high), points: null };
  });
  let made: { key: string; article: Article } | null = null;
  const articleOf = ({ kind, seed }: ThreatPlace): Article => {
    const key = `${kind} ${seed}`;
    if (made?.key !== key) made = { key, article: makeArticle(kind, seededRandom(seed)).article };
    return made.article;
  };
  return {
    show(threat) {
      const copies = bare.map(({ low, high, ...rest }): PreviewPicture => ({ ...rest, low: low.slice(), high: high.slice() }));
      if (threat === null) return { pictures: copies, touching: [], outsideTunnel: false };
      const article = articleOf(threat);
      const placed = { article, placement: placementOf(article, threat) };
      for (const [index, picture] of copies.entries()) {
        const projection = model.emptyProjection(index);
        const { fan, areal } = projection;
        const window = windowOf(fan, placed);
        drawMasked(model, index, projection, placed);
        const { light, heavy } = views[index]!;
        const across = window.toColumn - window.fromColumn + 1;
        for (let row = window.fromRow; row <= window.toRow; row++)
          for (let at = 2 * (row * fan.columns + window.fromColumn); at < 2 * (row * fan.columns + window.toColumn + 1); at++) {
            areal.light[at]! += light[at]!;
            areal.heavy[at]! += heavy[at]!;
          }
        if (across <= 0) continue;
        const planes = transmissionPlanes(fan, areal, model.transmissionOf(index), { window });
        for (let row = window.fromRow; row <= window.toRow; row++)
          for (const energy of ["low", "high"] as const) {
            const start = (row - window.fromRow) * across;
            picture[energy].set(counts(planes[energy].subarray(start, start + across)), row * fan.columns + window.fromColumn);
          }
        const found = outline(projection.mask, fan.columns, fan.rows, projection.masked, SHOWS_FROM, THREAT_REACH);
        picture.points = found?.map(([x, y]) => [x, y]) ?? null;
      }
      const own = hardBoxes(placed);
      const touching = obstacles.filter((box) => own.some((part) => meet(part, box))).map(({ name }) => name);
      const { min, max } = article.bounds;
      const corners = [min[0], max[0]].flatMap((x) =>
        [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => place(placed.placement, [x, y, z]))),
      );
      const outsideTunnel = corners.some(
        ([x, y, z]) => Math.abs(x) > tunnelWidth / 2 || z < -1 || z > tunnelHeight || Math.abs(y) > (lineCount * linePitch) / 2,
      );
      return { pictures: copies, touching: [...new Set(touching)], outsideTunnel };
    },
  };
};
