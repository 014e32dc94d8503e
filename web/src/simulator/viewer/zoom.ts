/** The view state: which part of an image is shown. Plain data and pure functions; lengths are image pixels unless named otherwise. */
export interface Zoom {
  /** 1 shows the whole bag. */
  readonly factor: number;
  /** Where the zoom key goes next. */
  readonly nextFactor: number;
  /** Steps of the zoom key before it returns to 1, each multiplying by stepValue. */
  readonly stepCount: number;
  readonly stepValue: number;
  /** Image pixel in the middle of the view; null is the middle of the bag. */
  readonly x: number | null;
  readonly y: number | null;
  /** The chosen ninth of the 3×3 pad, 1 to 9 row by row; null after a free move. */
  readonly region: Region | null;
  /** The magnifier: on, its place on the image and its edge in screen pixels. */
  readonly magnify: boolean;
  readonly point: Point | null;
  readonly square: number;
  readonly wheelEnabled: boolean;
}

export type Region = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export const regions: readonly Region[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The first view's zoom and that of every other view. */
export type ZoomName = "zoom-default" | "zoom-secondary";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where an image is shown: the part that factor 1 shows, and the view's size in screen pixels. */
export interface Frame {
  readonly bag: Box;
  readonly width: number;
  readonly height: number;
  /** The image stands on its end, a quarter turned: the belt runs down the screen. Never mirrored. */
  readonly turned?: boolean | undefined;
}

export const largestFactor = 64;

const defaultZoom: Zoom = {
  factor: 1,
  nextFactor: 2,
  stepCount: 2,
  stepValue: 2,
  x: null,
  y: null,
  region: 5,
  magnify: false,
  point: null,
  square: 220,
  wheelEnabled: true,
};

export const zoomDefaults: Readonly<Record<ZoomName, Zoom>> = { "zoom-default": defaultZoom, "zoom-secondary": defaultZoom };

/** Screen pixels per image pixel. */
export function scaleOf(zoom: Zoom, { bag, width, height, turned }: Frame): number {
  const [across, down] = turned === true ? [bag.height, bag.width] : [bag.width, bag.height];
  return zoom.factor * Math.max(Math.min(width / across, height / down), 1e-6);
}

/** Lengths on the screen as lengths on the image, and back. */
const turnBack = ({ x, y }: Point, { turned }: Frame): Point => (turned === true ? { x: y, y: -x } : { x, y });
const turn = ({ x, y }: Point, { turned }: Frame): Point => (turned === true ? { x: -y, y: x } : { x, y });

/** The image pixel in the middle of the view. */
export const centreOf = (zoom: Zoom, { bag }: Frame): Point => ({
  x: zoom.x ?? bag.x + bag.width / 2,
  y: zoom.y ?? bag.y + bag.height / 2,
});

export function toImage(zoom: Zoom, frame: Frame, screen: Point): Point {
  const scale = scaleOf(zoom, frame);
  const centre = centreOf(zoom, frame);
  const off = turnBack({ x: (screen.x - frame.width / 2) / scale, y: (screen.y - frame.height / 2) / scale }, frame);
  return { x: centre.x + off.x, y: centre.y + off.y };
}

export function toScreen(zoom: Zoom, frame: Frame, image: Point): Point {
  const scale = scaleOf(zoom, frame);
  const centre = centreOf(zoom, frame);
  const off = turn({ x: (image.x - centre.x) * scale, y: (image.y - centre.y) * scale }, frame);
  return { x: frame.width / 2 + off.x, y: frame.height / 2 + off.y };
}

/** Changes the factor and keeps the image pixel under the pointer where it is. */
export function zoomAt(zoom: Zoom, frame: Frame, pointer: Point, factor: number): Zoom {
  const fixed = toImage(zoom, frame, pointer);
  const zoomed = withFactor(zoom, factor);
  const scale = scaleOf(zoomed, frame);
  const off = turnBack({ x: (pointer.x - frame.width / 2) / scale, y: (pointer.y - frame.height / 2) / scale }, frame);
  return placed(zoomed, frame, { x: fixed.x - off.x, y: fixed.y - off.y });
}

/** One step in or out about the middle of the view. */
export const zoomBySteps = (zoom: Zoom, frame: Frame, steps: number): Zoom =>
  zoomAt(zoom, frame, middleOf(frame), zoom.factor * zoom.stepValue ** steps);

/** The zoom key: 1, then stepCount steps, then 1 again. */
export const zoomToNext = (zoom: Zoom, frame: Frame): Zoom => zoomAt(zoom, frame, middleOf(frame), zoom.nextFactor);

/** One image pixel on one screen pixel. */
export const zoomToPixels = (zoom: Zoom, frame: Frame): Zoom => zoomAt(zoom, frame, middleOf(frame), zoom.factor / scaleOf(zoom, frame));

/** The whole bag again; the magnifier stays as it is. */
export const zoomToBag = (zoom: Zoom): Zoom => ({ ...withFactor(zoom, 1), x: null, y: null, region: 5 });

export function pan(zoom: Zoom, frame: Frame, screenX: number, screenY: number): Zoom {
  const scale = scaleOf(zoom, frame);
  const centre = centreOf(zoom, frame);
  const off = turnBack({ x: screenX / scale, y: screenY / scale }, frame);
  return placed(zoom, frame, { x: centre.x - off.x, y: centre.y - off.y });
}

/**
 * Fingers on the picture: what lay under their middle stays under it, and it grows as they part. One finger moves it; of more than
 * two the first two count.
 */
export function zoomByFingers(zoom: Zoom, frame: Frame, before: readonly Point[], after: readonly Point[]): Zoom {
  const [from, to] = [spreadOf(before), spreadOf(after)];
  const moved = pan(zoom, frame, to.middle.x - from.middle.x, to.middle.y - from.middle.y);
  if (from.width < closestFingers || to.width < closestFingers) return moved;
  // Zoomed first, so that a bag that fits is not held in the middle before it is larger than its view.
  const zoomed = zoomAt(zoom, frame, from.middle, (zoom.factor * to.width) / from.width);
  return pan(zoomed, frame, to.middle.x - from.middle.x, to.middle.y - from.middle.y);
}

/** Two presses with a finger: closer at that place, and the whole bag again from anywhere closer. */
export const zoomByTaps = (zoom: Zoom, frame: Frame, at: Point): Zoom =>
  zoom.factor > 1.01 ? zoomToBag(zoom) : zoomAt(zoom, frame, at, zoom.stepValue ** zoom.stepCount);

/** Screen pixels; fingers that touch tell nothing by how far they part. */
const closestFingers = 8;

function spreadOf([one = { x: 0, y: 0 }, other = one]: readonly Point[]): { middle: Point; width: number } {
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, width: Math.hypot(other.x - one.x, other.y - one.y) };
}

/** Shows one ninth of the bag; from the whole bag it goes in one step first, for there every ninth is in view. */
export function showRegion(zoom: Zoom, frame: Frame, region: Region): Zoom {
  const zoomed = zoom.factor === 1 && region !== 5 ? withFactor(zoom, zoom.stepValue) : zoom;
  const onScreen = { x: ((region - 1) % 3) - 1, y: Math.floor((region - 1) / 3) - 1 };
  const ninth = turnBack(onScreen, frame);
  const { bag } = frame;
  return {
    ...placed(zoomed, frame, { x: bag.x + bag.width * (1 / 2 + ninth.x / 3), y: bag.y + bag.height * (1 / 2 + ninth.y / 3) }),
    region,
  };
}

function withFactor(zoom: Zoom, wanted: number): Zoom {
  const factor = Math.min(largestFactor, Math.max(1, wanted));
  const next = factor * zoom.stepValue;
  return { ...zoom, factor, nextFactor: next > zoom.stepValue ** zoom.stepCount * 1.001 ? 1 : next };
}

/** The bag cannot be lost: its edge never passes the view's, and a side that fits stays centred. */
function placed(zoom: Zoom, frame: Frame, centre: Point): Zoom {
  const scale = scaleOf(zoom, frame);
  const { bag } = frame;
  const [across, down] = frame.turned === true ? [frame.height, frame.width] : [frame.width, frame.height];
  const x = held(centre.x, bag.x, bag.width, across / scale);
  const y = held(centre.y, bag.y, bag.height, down / scale);
  return { ...zoom, x, y, region: null };
}

function held(centre: number, start: number, length: number, shown: number): number {
  if (shown >= length) return start + length / 2;
  return Math.min(start + length - shown / 2, Math.max(start + shown / 2, centre));
}

const middleOf = (frame: Frame): Point => ({ x: frame.width / 2, y: frame.height / 2 });
