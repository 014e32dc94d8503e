import type { Volume } from "@vigil/xray/volume/volume";
import { useCallback, useEffect, useState } from "react";
import { BrokenVolume, type VolumeSource } from "./volumeSource.ts";

export interface LoadedVolume {
  /** Null until it is here. */
  readonly volume: Volume | null;
  /** It did not come, or what came is no volume of this bag. */
  readonly problem: "failed" | "broken" | null;
  readonly retry: () => void;
}

interface Loaded {
  source: VolumeSource;
  index: number;
  volume: Volume | null;
  problem: LoadedVolume["problem"];
}

/** The volume of a bag. What did not come is asked for again as soon as there is a connection. */
export function useVolume(source: VolumeSource | null, index: number): LoadedVolume {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (source === null) return undefined;
    let current = true;
    const put = (volume: Volume | null, problem: LoadedVolume["problem"]) => current && setLoaded({ source, index, volume, problem });
    source.volume(index).then(
      (volume) => put(volume, null),
      (problem: unknown) => put(null, problem instanceof BrokenVolume ? "broken" : "failed"),
    );
    return () => {
      current = false;
      // Held by nobody while the next one comes.
      setLoaded(null);
    };
  }, [source, index, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const known = loaded !== null && loaded.source === source && loaded.index === index ? loaded : { volume: null, problem: null };
  const failed = known.problem === "failed";
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, retry]);
  return { volume: known.volume, problem: known.problem, retry };
}
