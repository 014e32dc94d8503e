import type { VolumeStep } from "@vigil/model/simulator/volumeSteps";
import type { Volume } from "@vigil/xray/volume/volume";
import { useEffect, useMemo, useState } from "react";
import { type VolumeAlarm, volumeAlarms } from "./volumeAlarms.ts";

/** What the machine alarmed on in a volume, and which of it somebody has cleared. */
export interface VolumeAlarms {
  readonly found: readonly VolumeAlarm[];
  readonly cleared: ReadonlySet<number>;
  /** Clears an alarm, or takes that back; null while a recording is played back. */
  readonly toggle: ((alarm: number) => void) | null;
}

interface Asked {
  /** Whether this console frames alarms at all. */
  framed: boolean;
  /** Those that were cleared at a recorded moment; null where nothing is played back. */
  replay: readonly number[] | null;
  onStep: ((step: VolumeStep) => void) | undefined;
}

const none: readonly VolumeAlarm[] = [];

/** Alarms of a volume. What somebody clears is told as a step; a recorded moment shows what was cleared then. */
export function useAlarms(volume: Volume | null, { framed, replay, onStep }: Asked): VolumeAlarms {
  const found = useMemo(() => (volume === null || !framed ? none : volumeAlarms(volume)), [volume, framed]);
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setOwn(new Set()), [volume]);
  const cleared = useMemo(() => (replay === null ? own : new Set(replay)), [own, replay]);
  const toggle = (alarm: number) => {
    const clears = !cleared.has(alarm);
    setOwn(new Set(clears ? [...cleared, alarm] : [...cleared].filter((one) => one !== alarm)));
    onStep?.({ kind: "resolve", alarm, cleared: clears });
  };
  return { found, cleared, toggle: replay === null ? toggle : null };
}
