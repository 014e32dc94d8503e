import type { ConsoleAction } from "../consoles/console.ts";
import { sliderId } from "./sliderId.ts";
import type { Viewer } from "./useViewer.ts";

/** What only changes how the picture is shown. */
export type ViewerAction = Extract<ConsoleAction, { do: "enhance" | "adjust" | "reset" | "zoom" | "region" | "nextView" }>;

const kinds: Readonly<Record<ConsoleAction["do"], boolean>> = {
  enhance: true,
  adjust: true,
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
    case "nextView": {
      const view = (viewer.active + 1) % viewer.zooms.length;
      return document.querySelector<HTMLElement>(`[data-testid="view-${view}"]`)?.focus();
    }
  }
}
