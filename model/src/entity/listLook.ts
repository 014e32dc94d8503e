/** How the rows of a list are shown: as a table, or as pictures. */
export const listLooks = ["table", "tiles"] as const;
export type ListLook = (typeof listLooks)[number];
