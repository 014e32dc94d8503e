import { problems } from "./en/problems.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/signIn.ts";
import { simulator } from "./en/simulator.ts";

/** Every phrase of the product, by room. English is the source: other languages must fill this shape. */
export const en = { problems, shell, signIn, simulator };
export type Phrases = typeof en;
