/** Percent of the time others have, as an accommodation of one user: 100 is as everybody. */
export const usualTime = 100;
export const mostExtraTime = 300;

/** A time limit for somebody with extra time, rounded up to whole seconds so that what is told is what is given; 0 stays no limit. */
export const allowedSeconds = (seconds: number, extraTime: number): number => Math.ceil((seconds * extraTime) / usualTime);
