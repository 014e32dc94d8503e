import { shell } from "./en/shell.ts";
import { signIn } from "./en/signIn.ts";

/** Every phrase of the product, by room. English is the source: other languages must fill this shape. */
export const en = { shell, signIn };
export type Phrases = typeof en;
