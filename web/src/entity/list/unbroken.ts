/** A day, a day and its time, or a length of time, for a narrow cell: a line ends before the time of day, and nowhere else. */
export const unbroken = (moment: string): string => moment.replace(/ (?!\S*\d:)/g, "\u00A0");
