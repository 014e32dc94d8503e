/** How narrow and how wide a column of a list is drawn, in pixels. */
export const narrowestColumn = 48;
export const widestColumn = 960;
