import { allowedSeconds } from "../attempt/extraTime.ts";

interface Timers {
  sessionTimerMs: number;
  imageTimerMs: number;
  extraTime: number;
}

/** Both timers lengthened. The settings say by how much, so that learner and auditor can be told. */
export const withExtraTime = <S extends Timers>(settings: S, extraTime: number): S => ({
  ...settings,
  extraTime,
  sessionTimerMs: allowedMs(settings.sessionTimerMs, extraTime),
  imageTimerMs: allowedMs(settings.imageTimerMs, extraTime),
});

const allowedMs = (ms: number, extraTime: number): number => 1000 * allowedSeconds(ms / 1000, extraTime);
