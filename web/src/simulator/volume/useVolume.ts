import type { Volume } from "@vigil/xray/volume/volume";
import { useEffect, useState } from "react";

/** Where the volumes of a session's bags come from. */
export interface VolumeSource {
  volume(index: number): Promise<Volume>;
}

interface Loaded {
  source: VolumeSource;
  index: number;
  volume: Volume | null;
}

/** The volume of a bag, null until it is here; none is asked for while `source` is null. */
export function useVolume(source: VolumeSource | null, index: number): { volume: Volume | null; failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (source === null) return undefined;
    let current = true;
    const put = (volume: Volume | null) => current && setLoaded({ source, index, volume });
    source.volume(index).then(put, () => put(null));
    return () => {
      current = false;
    };
  }, [source, index]);
  if (loaded === null || loaded.source !== source || loaded.index !== index) return { volume: null, failed: false };
  return { volume: loaded.volume, failed: loaded.volume === null };
}
