import { z } from "zod";

/** Nobody who trains was born before, and nothing is planned behind it: a year of four nines is a slip of the hand. */
export const firstDate = "1900-01-01";
export const lastDate = "2199-12-31";

const within = (text: string): boolean => text.slice(0, 10) >= firstDate && text.slice(0, 10) <= lastDate;
const beyond = { params: { fault: "FieldDateBeyond" } };

/** YYYY-MM-DD. */
export const calendarDate = z.iso.date().refine(within, beyond);
/** A moment, ISO 8601 UTC. */
export const moment = z.iso.datetime().refine(within, beyond);
