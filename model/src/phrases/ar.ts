import { shell } from "./ar/shell.ts";
import { signIn } from "./ar/signIn.ts";
import type { Phrases } from "./en.ts";
import type { Translated } from "./translated.ts";

export const ar: Translated<Phrases> = { shell, signIn };
