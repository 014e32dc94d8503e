import type { SessionImage } from "@vigil/model/simulator/wire";
import { useMemo, useState } from "react";
import type { Console } from "../consoles/console.ts";
import type { Viewer } from "../screen/useViewer.ts";
import type { PaletteName } from "../viewer/palettes.ts";
import type { VolumeLook } from "./volumeLook.ts";
import type { VolumeSource } from "./volumeSource.ts";

export interface BagVolumes {
  /** Whether a bag has one: those that came with one, or all where something else than the server makes them. */
  readonly at: (index: number) => boolean;
  readonly any: boolean;
  /** They are shown, rather than the projections alone. */
  readonly on: boolean;
  readonly toggle: () => void;
  readonly look: VolumeLook;
  readonly images: readonly SessionImage[];
  /** Where they come from, where that is not the server. */
  readonly made: VolumeSource | undefined;
}

/** Which bags a console shows the volume of, and how. */
export function useBagVolumes(
  { volumes: shows, alarms: framed }: Pick<Console, "volumes" | "alarms">,
  { presentation, alarms: alarmsOn }: Pick<Viewer, "presentation" | "alarms">,
  palette: PaletteName,
  images: readonly SessionImage[],
  made?: VolumeSource,
): BagVolumes {
  const [on, setOn] = useState(true);
  const { enhancement } = presentation;
  const alarms = framed && alarmsOn;
  return useMemo(() => {
    const at = (index: number): boolean => shows && (made !== undefined || images[index]?.volume !== undefined);
    const any = images.some((_, index) => at(index));
    return { at, any, on, toggle: () => setOn((before) => !before), look: { enhancement, palette, alarms }, images, made };
  }, [shows, made, images, on, enhancement, palette, alarms]);
}
