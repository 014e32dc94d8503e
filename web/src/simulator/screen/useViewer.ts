import type { ShownPicture } from "@vigil/model/simulator/pictureAt";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ZoomWay } from "../consoles/console.ts";
import { adjust, type AdjustmentName, type Adjustments, defaultAdjustments } from "../viewer/adjustments.ts";
import { defaultPresentation, type Enhancement, type Presentation } from "../viewer/presentation.ts";
import { boxOf, defaultSelection, selectAround, type RegionSelection, type ImageSize } from "../viewer/selection.ts";
import { stepSweep } from "../viewer/sweep.ts";
import type { ViewerStep } from "../viewer/viewerStep.ts";
import {
  centreOf,
  type Frame,
  type Region,
  scaleOf,
  showRegion,
  type Zoom,
  zoomBySteps,
  zoomDefaults,
  zoomToBag,
  zoomToNext,
  zoomToPixels,
} from "../viewer/zoom.ts";
import { replayedPresentation, replayedZoom } from "../viewer/replayed.ts";
import { useSweep } from "./useSweep.ts";

type ZoomChange = (zoom: Zoom, frame: Frame) => Zoom;

/** How the bag on screen is shown: one presentation for all views, a zoom for each. The keys act on the active view. */
export interface Viewer {
  readonly presentation: Presentation;
  readonly zooms: readonly Zoom[];
  readonly active: number;
  /** Those the sliders show: of the region where one is selected, else of the whole picture. */
  readonly adjustments: Adjustments;
  /** Whether the window of VARI is moving. */
  readonly sweeping: boolean;
  /** The view that is shown large where one is. */
  readonly main: number;
  /** One view is shown large, however the console lays them out. */
  readonly enlarged: boolean;
  readonly alarms: boolean;
  readonly activate: (view: number) => void;
  readonly enhance: (enhancement: Enhancement) => void;
  readonly adjust: (name: AdjustmentName, value: number) => void;
  readonly resetImage: () => void;
  readonly changeZoom: (view: number, change: ZoomChange) => void;
  readonly zoom: (way: ZoomWay) => void;
  readonly showRegion: (region: Region) => void;
  /** Puts a region into the middle of the active view, or takes it away. */
  readonly toggleSelection: () => void;
  /** Makes the active view the large one; all as they were when it is that already. */
  readonly enlarge: () => void;
  /** In the smallest form: the active view alone, or all of them. */
  readonly showAlone: (alone: boolean) => void;
  readonly toggleAlarms: () => void;
  readonly changeSelection: (change: (selection: RegionSelection, image: ImageSize) => RegionSelection) => void;
  /** Each view tells where it is shown, for zooming by keys needs to know. */
  readonly measured: (view: number, frame: Frame, image: ImageSize) => void;
  /** Shows the picture as it was at a recorded moment. */
  readonly replay: (shown: ShownPicture) => void;
  /** A new bag is shown as a whole and in colour. */
  readonly startOver: () => void;
}

interface State {
  presentation: Presentation;
  zooms: readonly Zoom[];
  active: number;
  main: number;
  enlarged: boolean;
  sweeping: boolean;
  alarms: boolean;
}

/** What of the presentation is the console's. */
export type ConsoleLook = Pick<Presentation, "palette" | "stretch">;

export function useViewer(
  viewCount: number,
  { palette, stretch }: ConsoleLook = defaultPresentation,
  onStep?: (step: ViewerStep) => void,
): Viewer {
  const own = useMemo(() => ({ palette, stretch }), [palette, stretch]);
  const [state, setState] = useState<State>(() => stateOf(viewCount, own));
  // Read where a key is pressed: what was done is told as it is done, not when it is drawn.
  const live = useRef(state);
  const frames = useRef(new Map<number, { frame: Frame; image: ImageSize }>());
  const tell = useRef(onStep);
  useEffect(() => {
    tell.current = onStep;
  }, [onStep]);

  const update = useCallback((change: Partial<State>, ...steps: ViewerStep[]) => {
    live.current = { ...live.current, ...change };
    setState(live.current);
    for (const step of steps) tell.current?.(step);
  }, []);
  const present = useCallback(
    (change: Partial<Presentation>, ...steps: ViewerStep[]) =>
      update({ presentation: { ...live.current.presentation, ...change } }, ...steps),
    [update],
  );

  const changeZoom = useCallback(
    (view: number, change: ZoomChange) => {
      const { zooms } = live.current;
      const frame = frames.current.get(view)?.frame;
      const before = zooms[view];
      if (frame === undefined || before === undefined) return;
      const zoom = change(before, frame);
      if (zoom === before) return;
      const { x, y } = centreOf(zoom, frame);
      const from = centreOf(before, frame);
      const moved = zoom.factor !== before.factor || x !== from.x || y !== from.y;
      update(
        { zooms: zooms.with(view, zoom) },
        ...(moved
          ? [{ kind: "zoom", view, factor: scaleOf(zoom, frame), x, y, width: frame.width, height: frame.height } satisfies ViewerStep]
          : []),
      );
    },
    [update],
  );

  const changeSelection = useCallback(
    (change: (selection: RegionSelection, image: ImageSize) => RegionSelection) => {
      const { selection } = live.current.presentation;
      const image = frames.current.get(selection.position)?.image;
      if (image === undefined || !selection.enabled) return;
      const changed = change(selection, image);
      present({ selection: changed }, { kind: "select", view: changed.position, ...boxOf(changed) });
    },
    [present],
  );

  const actions = useMemo(() => {
    const activate = (view: number) => {
      if (view !== live.current.active) update({ active: view }, { kind: "view", view });
    };
    const enhance = (enhancement: Enhancement) => {
      const { presentation, sweeping } = live.current;
      if (enhancement !== "VARI")
        return update({ sweeping: false, presentation: { ...presentation, enhancement } }, { kind: "enhance", enhancement });
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const again = presentation.enhancement === "VARI";
      const sweep = again && still ? stepSweep(presentation.sweep) : again ? presentation.sweep : 0;
      return update(
        { sweeping: !still && !(again && sweeping), presentation: { ...presentation, enhancement, sweep } },
        ...(again ? [] : [{ kind: "enhance", enhancement } satisfies ViewerStep]),
      );
    };
    const toggleSelection = () => {
      const { presentation, zooms, active } = live.current;
      if (presentation.selection.enabled)
        return present(
          { selection: defaultSelection, regional: defaultAdjustments },
          { kind: "select", view: presentation.selection.position, x: 0, y: 0, width: 0, height: 0 },
        );
      const place = frames.current.get(active);
      const zoom = zooms[active];
      if (place === undefined || zoom === undefined) return undefined;
      const selection = selectAround(centreOf(zoom, place.frame), active, place.image);
      return present({ selection, regional: presentation.adjustments }, { kind: "select", view: active, ...boxOf(selection) });
    };
    return {
      activate,
      enhance,
      toggleSelection,
      enlarge: () => {
        const { active, main, enlarged } = live.current;
        update(enlarged && main === active ? { main: 0, enlarged: false } : { main: active, enlarged: true });
      },
      showAlone: (alone: boolean) => update({ main: live.current.active, enlarged: alone }),
      toggleAlarms: () => update({ alarms: !live.current.alarms }),
      adjust: (name: AdjustmentName, value: number) => {
        const { selection, adjustments, regional } = live.current.presentation;
        const before = selection.enabled ? regional : adjustments;
        const after = adjust(before, name, value);
        if (after !== before)
          present(selection.enabled ? { regional: after } : { adjustments: after }, {
            kind: "adjust",
            adjustment: name,
            value: after[name].current,
          });
      },
      resetImage: () => update({ sweeping: false, presentation: { ...defaultPresentation, ...own } }, { kind: "reset" }),
      zoom: (way: ZoomWay) => changeZoom(live.current.active, zoomChanges[way]),
      showRegion: (region: Region) => changeZoom(live.current.active, (zoom, frame) => showRegion(zoom, frame, region)),
      measured: (view: number, frame: Frame, image: ImageSize) => void frames.current.set(view, { frame, image }),
      replay: (shown: ShownPicture) => {
        const usual = stateOf(viewCount, own);
        const zooms = usual.zooms.map((zoom, view) => {
          const frame = frames.current.get(view)?.frame;
          return frame === undefined ? zoom : replayedZoom(zoom, frame, shown.zooms[view]);
        });
        const presentation = { ...usual.presentation, ...replayedPresentation(shown) };
        update({ presentation, zooms, sweeping: false, active: shown.view < viewCount ? shown.view : 0 });
      },
      startOver: () => {
        const { active, main, enlarged, alarms } = live.current;
        const kept = { alarms, enlarged: enlarged && main < viewCount };
        update({ ...stateOf(viewCount, own), ...kept, active: active < viewCount ? active : 0, main: main < viewCount ? main : 0 });
      },
    };
  }, [changeZoom, own, present, update, viewCount]);

  useSweep(state.sweeping, live, present);
  useEffect(() => present(own), [own, present]);

  return useMemo(() => {
    const { presentation } = state;
    const adjustments = presentation.selection.enabled ? presentation.regional : presentation.adjustments;
    return { ...state, ...actions, adjustments, changeZoom, changeSelection };
  }, [state, actions, changeZoom, changeSelection]);
}

const zoomChanges: Readonly<Record<ZoomWay, ZoomChange>> = {
  in: (zoom, frame) => zoomBySteps(zoom, frame, 1),
  out: (zoom, frame) => zoomBySteps(zoom, frame, -1),
  next: zoomToNext,
  pixels: zoomToPixels,
  bag: zoomToBag,
  loupe: (zoom, frame) => ({ ...zoom, magnify: !zoom.magnify, point: zoom.point ?? centreOf(zoom, frame) }),
};

const stateOf = (viewCount: number, own: ConsoleLook): State => ({
  presentation: { ...defaultPresentation, ...own },
  zooms: Array.from({ length: viewCount }, (_, view) => zoomDefaults[view === 0 ? "zoom-default" : "zoom-secondary"]),
  active: 0,
  main: 0,
  enlarged: false,
  sweeping: false,
  alarms: true,
});
