import "../glass.css";
import type { SessionImage } from "@vigil/model/simulator/wire";
import { useCallback, useEffect, useState } from "react";
import type { ShadowsOf } from "../screen/markShadow.ts";
import { fetchView } from "../session/sessionCalls.ts";
import { createFileReader } from "../viewer/fileReader.ts";
import type { BagVolumes } from "./useBagVolumes.ts";
import { useVolume } from "./useVolume.ts";
import { VolumePane, type VolumePaneProps } from "./VolumePane.tsx";
import { createVolumeSource, type VolumeSource } from "./volumeSource.ts";
import type { Volume } from "@vigil/xray/volume/volume";

interface Props extends Omit<VolumePaneProps, "look" | "onShadows"> {
  volumes: BagVolumes;
  /** The bag whose projections are on the screen. */
  index: number;
}

/** The volume of the bag on screen. A chunk of its own: only the consoles of tomographs load it. */
export function SessionVolume({ volumes: { images, made, look, known }, index, ...props }: Props) {
  const fetched = useFetchedVolumes(images, made === undefined);
  const onShadows = useCallback((shadowsOf: ShadowsOf) => known(index, shadowsOf), [known, index]);
  return <VolumePane {...props} look={look} onShadows={onShadows} loaded={useVolume(made ?? fetched, index)} />;
}

/** Volumes from the server for as long as the pane is shown; null until the source stands. */
function useFetchedVolumes(images: readonly SessionImage[], wanted: boolean): VolumeSource | null {
  const [source, setSource] = useState<VolumeSource | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const worker = new Worker(new URL("./volumeWorker.ts", import.meta.url), { type: "module" });
    const reader = createFileReader<Volume>(worker, "Volumes cannot be read.");
    const made = createVolumeSource(
      images.map(({ volume }) => volume),
      fetchView,
      (id, bytes) => reader.read(id, bytes),
    );
    setSource(made);
    return () => {
      made.stop();
      reader.stop();
    };
  }, [images, wanted]);
  return source;
}
