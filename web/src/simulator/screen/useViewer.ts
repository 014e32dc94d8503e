import { useCallback, useMemo, useRef, useState } from "react";
import { adjust, type AdjustmentName, defaultAdjustments } from "../viewer/adjustments.ts";
import { defaultPresentation, type Enhancement, type Presentation } from "../viewer/presentation.ts";
import {
  type Frame,
  type Region,
  showRegion,
  type Zoom,
  zoomBySteps,
  zoomDefaults,
  zoomToBag,
  zoomToNext,
  zoomToPixels,
} from "../viewer/zoom.ts";
import type { ZoomWay } from "../consoles/console.ts";

type ZoomChange = (zoom: Zoom, frame: Frame) => Zoom;

/** How the bag on screen is shown: one presentation for all views, a zoom for each. The keys act on the active view. */
export interface Viewer {
  readonly presentation: Presentation;
  readonly zooms: readonly Zoom[];
  readonly active: number;
  readonly activate: (view: number) => void;
  readonly enhance: (enhancement: Enhancement) => void;
  readonly adjust: (name: AdjustmentName, value: number) => void;
  readonly resetImage: () => void;
  readonly changeZoom: (view: number, change: ZoomChange) => void;
  readonly zoom: (way: ZoomWay) => void;
  readonly showRegion: (region: Region) => void;
  /** Each view tells where it is shown, for zooming by keys needs to know. */
  readonly measured: (view: number, frame: Frame) => void;
  /** A new bag is shown as a whole and in colour. */
  readonly startOver: () => void;
}

export function useViewer(viewCount: number): Viewer {
  const [presentation, setPresentation] = useState(defaultPresentation);
  const [zooms, setZooms] = useState(() => startZooms(viewCount));
  const [active, setActive] = useState(0);
  const frames = useRef(new Map<number, Frame>());

  const changeZoom = useCallback((view: number, change: ZoomChange) => {
    const frame = frames.current.get(view);
    if (frame !== undefined) setZooms((all) => all.map((zoom, place) => (place === view ? change(zoom, frame) : zoom)));
  }, []);

  const startOver = useCallback(() => {
    setPresentation(defaultPresentation);
    setZooms(startZooms(viewCount));
  }, [viewCount]);

  return useMemo(
    () => ({
      presentation,
      zooms,
      active,
      activate: setActive,
      enhance: (enhancement) => setPresentation((shown) => ({ ...shown, enhancement })),
      adjust: (name, value) => setPresentation((shown) => ({ ...shown, adjustments: adjust(shown.adjustments, name, value) })),
      resetImage: () => setPresentation({ ...defaultPresentation, adjustments: defaultAdjustments }),
      changeZoom,
      zoom: (way) => changeZoom(active, zoomChanges[way]),
      showRegion: (region) => changeZoom(active, (zoom, frame) => showRegion(zoom, frame, region)),
      measured: (view, frame) => void frames.current.set(view, frame),
      startOver,
    }),
    [presentation, zooms, active, changeZoom, startOver],
  );
}

const zoomChanges: Readonly<Record<ZoomWay, ZoomChange>> = {
  in: (zoom, frame) => zoomBySteps(zoom, frame, 1),
  out: (zoom, frame) => zoomBySteps(zoom, frame, -1),
  next: zoomToNext,
  pixels: zoomToPixels,
  bag: zoomToBag,
  loupe: (zoom) => ({ ...zoom, magnify: !zoom.magnify }),
};

const startZooms = (viewCount: number): Zoom[] =>
  Array.from({ length: viewCount }, (_, view) => zoomDefaults[view === 0 ? "zoom-default" : "zoom-secondary"]);
