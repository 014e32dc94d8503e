import type { MarkedLocation } from "@vigil/model/simulator/wire";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scan } from "../viewer/scan.ts";
import { selectAround } from "../viewer/selection.ts";
import { isBeside } from "./isBeside.ts";
import { type Box, type Frame, pan, type Point, toImage, toScreen, type Zoom } from "../viewer/zoom.ts";

export type MarkType = "point" | "rectangle";
export type MarkPlace = Point & { width?: number; height?: number };

interface Marking {
  view: number;
  scan: Scan | null;
  zoom: Zoom;
  frame: Frame | null;
  marks: readonly MarkedLocation[];
  markType: MarkType;
  onMark: ((view: number, at: MarkPlace) => void) | undefined;
  onUnmark: ((mark: number) => void) | undefined;
  onZoom: (zoom: Zoom) => void;
}

/** Screen pixels from a mark within which a press takes it away. */
const markReach = 14;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Marks by hand and by keyboard: a press or Space puts a point; a drag, or Space at two corners, draws a rectangle. */
export function useMarking({ view, scan, zoom, frame, marks, markType, onMark, onUnmark, onZoom }: Marking) {
  const { t } = useTranslation();
  const [cursor, setCursor] = useState<Point | null>(null);
  /** First corner of a rectangle that is being drawn by keyboard. */
  const [corner, setCorner] = useState<Point | null>(null);
  const [draft, setDraft] = useState<Box | null>(null);
  const [spoken, setSpoken] = useState("");
  /** The last mark was put where there is no bag. */
  const [beside, setBeside] = useState(false);
  useEffect(() => {
    setCursor(null);
    setCorner(null);
    setDraft(null);
    setBeside(false);
  }, [scan]);

  const put = (at: MarkPlace) => {
    onMark?.(view, at);
    const off = scan !== null && isBeside(at, scan.bag);
    setBeside(off);
    const told = t("simulator.markPut", { x: at.x, y: at.y, view: view + 1 });
    setSpoken(off ? `${told}. ${t("simulator.markBeside")}` : told);
  };

  const press = (image: Point) => {
    const pixel = pixelOf(image, scan);
    if (frame === null || onMark === undefined || scan === null) return;
    const at = toScreen(zoom, frame, image);
    const near = marks.findIndex(
      (mark) => (mark.view ?? 0) === view && distanceTo(mark, image, at, (place) => toScreen(zoom, frame, place)) < markReach,
    );
    if (near >= 0) {
      onUnmark?.(near);
      setBeside(false);
      setSpoken(t("simulator.markRemoved"));
    } else if (pixel !== null && markType === "point") put(pixel);
    else if (pixel !== null) {
      const { x, y, width, height } = selectAround(pixel, view, scan);
      put({ x: Math.round(x), y: Math.round(y), width, height });
    }
  };

  const draw = (from: Point, to: Point | null, done: boolean) => {
    const box = to === null ? null : boxBetween(from, to, scan);
    setDraft(done ? null : box);
    if (done && box !== null) put(box);
  };

  const atCursor = (at: Point) => {
    if (markType === "point") return press(at);
    if (corner === null) {
      setCorner(at);
      return setSpoken(t("simulator.cornerPut"));
    }
    setCorner(null);
    setDraft(null);
    return corner.x === at.x && corner.y === at.y ? press(at) : draw(corner, at, true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (frame === null || onMark === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (arrow !== undefined) {
      event.preventDefault();
      const step = event.shiftKey ? 40 : 8;
      const from = cursor === null ? { x: frame.width / 2, y: frame.height / 2 } : toScreen(zoom, frame, cursor);
      moveTo({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step }, frame);
    } else if (event.key === " " && cursor !== null) {
      event.preventDefault();
      atCursor(cursor);
    } else if (event.key === "Escape" && corner !== null) {
      event.preventDefault();
      setCorner(null);
      setDraft(null);
    }
  };

  /** The cursor stays in view: at the edge the picture moves instead. */
  const moveTo = (screen: Point, where: Frame) => {
    const x = Math.min(where.width - 8, Math.max(8, screen.x));
    const y = Math.min(where.height - 8, Math.max(8, screen.y));
    const moved = x === screen.x && y === screen.y ? zoom : pan(zoom, where, x - screen.x, y - screen.y);
    const at = toImage(moved, where, { x, y });
    onZoom(moved);
    setCursor(at);
    if (corner !== null) setDraft(boxBetween(corner, at, scan));
    setSpoken(t("simulator.cursorAt", { x: Math.round(at.x), y: Math.round(at.y) }));
  };

  return {
    cursor,
    draft,
    spoken,
    beside: beside && marks.length > 0,
    press,
    draw: markType === "rectangle" && onMark !== undefined ? draw : undefined,
    onKeyDown,
  };
}

/** Screen pixels from a press to a mark: to the point, or 0 inside a rectangle. */
function distanceTo(mark: MarkedLocation, image: Point, screen: Point, place: (at: Point) => Point): number {
  const { x, y, width, height } = mark;
  if (width !== undefined && height !== undefined)
    return image.x >= x && image.x <= x + width && image.y >= y && image.y <= y + height ? 0 : Infinity;
  const there = place(mark);
  return Math.hypot(there.x - screen.x, there.y - screen.y);
}

/** The image pixel under a point, null outside the scan. */
function pixelOf({ x, y }: Point, scan: Scan | null): Point | null {
  const pixel = { x: Math.floor(x), y: Math.floor(y) };
  return scan !== null && pixel.x >= 0 && pixel.y >= 0 && pixel.x < scan.width && pixel.y < scan.height ? pixel : null;
}

/** Whole pixels between two corners, inside the scan; null where nothing of it is left. */
function boxBetween(one: Point, other: Point, scan: Scan | null): Box | null {
  if (scan === null) return null;
  const x = Math.max(0, Math.floor(Math.min(one.x, other.x)));
  const y = Math.max(0, Math.floor(Math.min(one.y, other.y)));
  const width = Math.min(scan.width, Math.ceil(Math.max(one.x, other.x))) - x;
  const height = Math.min(scan.height, Math.ceil(Math.max(one.y, other.y))) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
