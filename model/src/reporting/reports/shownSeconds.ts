import type { ReportColumnName } from "./reportColumn.ts";

const minute = 60;

/** Times are told in whole minutes, down; what is owed goes up, so that what was done and what is owed are what is needed. */
export const shownSeconds = (name: ReportColumnName, seconds: number): number => (name === "owedTime" ? owedUp(seconds) : seconds);

/** Seconds that are owed, to the next whole minute. */
export const owedUp = (seconds: number): number => Math.ceil(seconds / minute) * minute;
