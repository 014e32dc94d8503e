import { sine } from "./sine.ts";

/** See sine.ts. */
export const cosine = (angle: number): number => sine(angle + Math.PI / 2);
