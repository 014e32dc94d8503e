import type { ReactNode } from "react";

/**
 * What a place shows of its own records. The parameter is compared both ways, as a method's is: the mechanism holds the records of every
 * list, and hands a place those of its own list only.
 */
export type Shows<Given> = { shows(given: Given): ReactNode }["shows"];
