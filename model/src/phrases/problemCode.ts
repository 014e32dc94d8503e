import type { Phrases } from "./en.ts";

/** What a refusal is called on the wire: every code has its sentence. */
export type ProblemCode = keyof Phrases["problems"];
