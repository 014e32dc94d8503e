/** A rate of fewer trials than this says little: it is shown as one that does. */
export const fewTrials = 30;
export const isFew = (trials: number): boolean => trials > 0 && trials < fewTrials;
