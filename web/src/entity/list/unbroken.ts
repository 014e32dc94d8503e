/** A day, or a day and its time, for a narrow cell: a line ends before the time of day, and nowhere else. */
export const unbroken = (moment: string): string => moment.replace(/ (?!\S*\d:)/g, "\u00A0");
