/** A day or a length of time that stays on one line: what is narrow goes on below it, not within it. */
export const unbroken = (told: string): string => told.replaceAll(/\s/gu, "\u00a0");
