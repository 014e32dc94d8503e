import type { ScanSubject } from "@vigil/model/training/scanSubject";

/** A belt on which nothing lies yet: there is nothing to be scanned. */
export const isBare = (subject: ScanSubject): boolean => subject.show === "row" && subject.places.length === 0;
