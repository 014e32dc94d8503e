import type { ConsoleAction } from "../consoles/console.ts";
import { focusView } from "./focusView.ts";
import { sliderId } from "./sliderId.ts";
import type { Viewer } from "./useViewer.ts";

/** What only changes how the picture is shown. */
export type ViewerAction = Extract<
  ConsoleAction,
  { do: "enhance" | "adjust" | "set" | "reset" | "zoom" | "region" | "nextView" | "select" | "alarms" | "enlarge" }
>;

const kinds: Readonly<Record<ConsoleAction["do"], boolean>> = {
  enhance: true,
  adjust: true,
  set: true,
  select: true,
  alarms: true,
  enlarge: true,
  window: false,
  library: false,
  reset: true,
  zoom: true,
  region: true,
  nextView: true,
  categorize: false,
  manifest: false,
  open: false,
  decide: false,
  unmark: false,
  keys: false,
  volume: false,
};

export const isViewerAction = (action: ConsoleAction): action is ViewerAction => kinds[action.do];

export function viewerAction(viewer: Viewer, action: ViewerAction): void {
  switch (action.do) {
    case "enhance":
      return viewer.enhance(action.enhancement);
    case "adjust": {
      const slider = document.getElementById(sliderId(action.adjustment));
      // The less usual sliders are folded away until one of them is asked for.
      slider?.closest("[hidden]")?.removeAttribute("hidden");
      return slider?.focus();
    }
    case "reset":
      return viewer.resetImage();
    case "zoom":
      return viewer.zoom(action.way);
    case "region":
      return viewer.showRegion(action.region);
    case "nextView":
      return focusView((viewer.active + 1) % viewer.zooms.length);
    case "set": {
      const { current, default: usual } = viewer.adjustments[action.adjustment];
      return viewer.adjust(action.adjustment, current === action.value ? usual : action.value);
    }
    case "select":
      return viewer.toggleSelection();
    case "alarms":
      return viewer.toggleAlarms();
    case "enlarge":
      return viewer.enlarge();
  }
}
