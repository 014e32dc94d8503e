import { drawMasked, type Placed, SHOWS_FROM } from "../bag/drawThreat.ts";
import { THREAT_REACH } from "../bag/scanPacked.ts";
import { makeArticle } from "../catalogue/catalogue.ts";
import { outline } from "../contour/outline.ts";
import { transmissionPlanes } from "../detector/transmissionPlanes.ts";
import { AIR } from "../file/view.ts";
import { place } from "../math/rotation.ts";
import { seededRandom } from "../random.ts";
import { addWindow } from "../projector/extent.ts";
import type { Article } from "../solid.ts";
import { hardBoxes, meet } from "./hardBox.ts";
import { type PreviewBag, previewModelOf } from "./previewBag.ts";
import { placementOf, type ThreatPlace } from "./threatPlace.ts";

/** A view, or a part of one, without noise, as the viewer takes it. */
export interface PreviewPicture {
  width: number;
  height: number;
  low: Uint16Array<ArrayBuffer>;
  high: Uint16Array<ArrayBuffer>;
}

/** The part of a view that a threat changes, and the threat's outline in pixels of the whole view. */
export interface PreviewPatch extends PreviewPicture {
  x: number;
  y: number;
  points: [number, number][] | null;
}

export interface PreviewFrame {
  /** By view; none where the threat does not show. */
  patches: (PreviewPatch | null)[];
  /** Names of articles that the threat seems to lie in. */
  touching: string[];
  /** Part of it is where no ray of the scanner goes, or in the belt. */
  outsideTunnel: boolean;
}

export interface ThreatPreview {
  /** The views of the bag alone. */
  bare: readonly PreviewPicture[];
  /** What changes with the threat in it. Asked again and again while somebody drags. */
  show(threat: ThreatPlace): PreviewFrame;
}

const counts = (plane: Float32Array): Uint16Array<ArrayBuffer> => {
  const values = new Uint16Array(plane.length);
  for (let at = 0; at < plane.length; at++) values[at] = Math.min(AIR, plane[at]! * AIR + 0.5);
  return values;
};

/** Adds a threat's areal densities to those of a bag, as the scanner would see both, at half the resolution. */
export const threatPreview = ({ scanner, obstacles, views }: PreviewBag): ThreatPreview => {
  const model = previewModelOf(scanner, 1);
  const { tunnelWidth, tunnelHeight, lineCount, linePitch } = model.scanner;
  const bare = views.map(({ light, heavy }, index): PreviewPicture => {
    const fan = model.fans[index];
    if (fan === undefined) throw new Error(`Scanner ${scanner} has no view ${index}.`);
    const { low, high } = transmissionPlanes(fan, { light, heavy }, model.transmissionOf(index));
    return { width: fan.columns, height: fan.rows, low: counts(low), high: counts(high) };
  });
  let made: { key: string; article: Article } | null = null;
  const articleOf = ({ kind, seed }: ThreatPlace): Article => {
    const key = `${kind} ${seed}`;
    if (made?.key !== key) made = { key, article: makeArticle(kind, seededRandom(seed)).article };
    return made.article;
  };
  const patchOf = (index: number, placed: Placed): PreviewPatch | null => {
    const projection = model.emptyProjection(index);
    const { fan, areal, masked: window, mask } = projection;
    drawMasked(model, index, projection, placed);
    const width = window.toColumn - window.fromColumn + 1;
    const height = window.toRow - window.fromRow + 1;
    if (!(width > 0 && height > 0)) return null;
    const { light, heavy } = views[index]!;
    addWindow(projection.touched, window);
    for (let row = window.fromRow; row <= window.toRow; row++)
      for (let at = 2 * (row * fan.columns + window.fromColumn); at < 2 * (row * fan.columns + window.toColumn + 1); at++) {
        areal.light[at]! += light[at]!;
        areal.heavy[at]! += heavy[at]!;
      }
    const { low, high } = transmissionPlanes(fan, areal, model.transmissionOf(index), { window });
    const points = outline(mask, fan.columns, fan.rows, window, SHOWS_FROM, THREAT_REACH)?.map(([x, y]): [number, number] => [x, y]);
    return { x: window.fromColumn, y: window.fromRow, width, height, low: counts(low), high: counts(high), points: points ?? null };
  };
  return {
    bare,
    show(threat) {
      const article = articleOf(threat);
      const placed = { article, placement: placementOf(article, threat) };
      const patches = views.map((_, index) => patchOf(index, placed));
      const own = hardBoxes(placed);
      const touching = obstacles.filter((box) => own.some((part) => meet(part, box))).map(({ name }) => name);
      const { min, max } = article.bounds;
      const corners = [min[0], max[0]].flatMap((x) =>
        [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => place(placed.placement, [x, y, z]))),
      );
      const outsideTunnel = corners.some(
        ([x, y, z]) => Math.abs(x) > tunnelWidth / 2 || z < -1 || z > tunnelHeight || Math.abs(y) > (lineCount * linePitch) / 2,
      );
      return { patches, touching: [...new Set(touching)], outsideTunnel };
    },
  };
};
