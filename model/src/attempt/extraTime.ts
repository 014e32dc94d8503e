/** Percent of the time others have, as an accommodation of one user: 100 is as everybody. */
export const usualTime = 100;
export const mostExtraTime = 300;

/** A time limit for somebody with extra time, rounded up to whole seconds so that what is told is what is given; 0 stays no limit. */
export const allowedSeconds = (seconds: number, extraTime: number): number => Math.ceil((seconds * extraTime) / usualTime);

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
