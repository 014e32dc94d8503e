import { store } from "../shell/store.ts";

/** How many scans on the page are being made: whoever reads has not seen them yet. */
export const scansInWork = store(0);
