/** The domain that was made with the tables: its keepers write what all domains share, and what no domain owns is read and written in it. */
export const systemDomain = 1;
