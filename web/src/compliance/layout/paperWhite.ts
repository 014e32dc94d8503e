/** What a colour begins with that nobody has chosen yet. */
export const paperWhite = "#ffffff";
