import { problems } from "./ar/problems.ts";
import { shell } from "./ar/shell.ts";
import { signIn } from "./ar/signIn.ts";
import { simulator } from "./ar/simulator.ts";
import type { Phrases } from "./en.ts";
import type { Translated } from "./translated.ts";

export const ar: Translated<Phrases> = { problems, shell, signIn, simulator };
