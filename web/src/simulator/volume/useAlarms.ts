import type { Volume } from "@vigil/xray/volume/volume";
import { useEffect, useMemo, useState } from "react";
import { type VolumeAlarm, volumeAlarms } from "./volumeAlarms.ts";

/** What the machine alarmed on in a volume, and which of it somebody has cleared. */
export interface VolumeAlarms {
  readonly found: readonly VolumeAlarm[];
  readonly cleared: ReadonlySet<number>;
  /** Clears an alarm, or takes that back. */
  readonly toggle: (alarm: number) => void;
}

const none: readonly VolumeAlarm[] = [];

export function useAlarms(volume: Volume | null, framed: boolean): VolumeAlarms {
  const found = useMemo(() => (volume === null || !framed ? none : volumeAlarms(volume)), [volume, framed]);
  const [cleared, setCleared] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setCleared(new Set()), [volume]);
  const toggle = (alarm: number) =>
    setCleared((before) => new Set(before.has(alarm) ? [...before].filter((one) => one !== alarm) : [...before, alarm]));
  return { found, cleared, toggle };
}
