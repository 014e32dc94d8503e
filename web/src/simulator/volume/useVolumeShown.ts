import type { ShownVolume } from "@vigil/model/simulator/pictureAt";
import type { VolumeStep } from "@vigil/model/simulator/volumeSteps";
import type { Volume } from "@vigil/xray/volume/volume";
import { useCallback, useEffect, useRef, useState } from "react";
import { volumeDefaults, type VolumeShown } from "./volumeShown.ts";
import { replayedVolume, volumeSteps } from "./volumeTrace.ts";

/** How a volume is shown. A new one begins as at first, in the pane that was large; each change is told as a step, a recorded moment is shown as it was. */
export function useVolumeShown(volume: Volume | null, replay: ShownVolume | null, onStep: ((step: VolumeStep) => void) | undefined) {
  const [shown, setShown] = useState(volumeDefaults);
  // Read where something is done: what was done is told as it is done, not when it is drawn.
  const live = useRef(shown);
  const tell = useRef(onStep);
  useEffect(() => {
    tell.current = onStep;
  }, [onStep]);
  const put = useCallback((next: VolumeShown) => {
    live.current = next;
    setShown(next);
  }, []);
  const change = useCallback(
    (how: (shown: VolumeShown) => VolumeShown) => {
      const before = live.current;
      const after = how(before);
      put(after);
      for (const step of volumeSteps(before, after)) tell.current?.(step);
    },
    [put],
  );
  useEffect(() => {
    const { main } = live.current;
    put({ ...volumeDefaults, main });
    if (volume !== null && main !== volumeDefaults.main) tell.current?.({ kind: "pane", pane: main });
  }, [volume, put]);
  // After a new volume has begun, for a recording may be played before it has come.
  useEffect(() => {
    if (replay !== null) put(replayedVolume(replay));
  }, [replay, volume, put]);
  /** Shows something that nobody asked for: it is no step of the learner's. */
  const show = useCallback((how: (shown: VolumeShown) => VolumeShown) => put(how(live.current)), [put]);
  return { shown, change, show };
}
