import type { Volume } from "@vigil/xray/volume/volume";
import type { Rectangle } from "./panes.ts";
import type { Overlay } from "./Overlay.tsx";
import type { VolumeMarking } from "./useVolumeMarking.ts";
import type { VolumeShown } from "./volumeShown.ts";

/** What every pane of a volume is told. */
export interface PaneProps {
  volume: Volume;
  pane: Rectangle;
  shown: VolumeShown;
  change: (how: (shown: VolumeShown) => VolumeShown) => void;
  overlay: Overlay;
  marking: VolumeMarking;
}
