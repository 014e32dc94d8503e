import type { MarkedLocation, SessionImage } from "@vigil/model/simulator/wire";
import { useCallback, useMemo, useState } from "react";
import type { Console } from "../consoles/console.ts";
import type { MarkShadow, ShadowsOf } from "../screen/markShadow.ts";
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
  /** Where marks in the volume of a bag are seen in its projections: nowhere before its volume has come once. */
  readonly shadowsOf: (index: number, marks: readonly MarkedLocation[]) => readonly MarkShadow[];
  readonly known: (index: number, shadowsOf: ShadowsOf) => void;
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
  const [latest, setLatest] = useState<{ index: number; shadowsOf: ShadowsOf } | null>(null);
  const known = useCallback((index: number, shadowsOf: ShadowsOf) => setLatest({ index, shadowsOf }), []);
  const { enhancement } = presentation;
  const alarms = framed && alarmsOn;
  const look = useMemo(() => ({ enhancement, palette, alarms }), [enhancement, palette, alarms]);
  return useMemo(() => {
    const at = (index: number): boolean => shows && (made !== undefined || images[index]?.volume !== undefined);
    const any = images.some((_, index) => at(index));
    const shadowsOf: BagVolumes["shadowsOf"] = (index, marks) => (latest?.index === index ? latest.shadowsOf(marks) : []);
    return { at, any, on, toggle: () => setOn((before) => !before), look, shadowsOf, known, images, made };
  }, [shows, made, images, on, look, latest, known]);
}
