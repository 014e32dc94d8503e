import type { Console } from "./console.ts";
import { defaultConsole } from "./default.ts";

// Consoles of which no more than the name is known: the default console's keys, arranged so that trainees tell them apart.
export const hxpp: Console = { ...defaultConsole, place: "left", accent: "teal" };
export const intercept: Console = { ...defaultConsole, accent: "violet", viewLayout: "horizontal" };
/** Four views. */
export const intercept4: Console = { ...intercept, place: "below" };
export const rsait: Console = { ...defaultConsole, place: "left", accent: "grey", viewLayout: "horizontal" };
