import type { z } from "zod";
import { isPasswordComplexity } from "../identity/passwordRules.ts";
import { isLink } from "./isLink.ts";
import { isStorableText } from "./storableText.ts";

/** A name of the time zone database; offsets are not, as the database reads them the other way round. */
function isTimeZone(text: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/iu.test(text)) return false;
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Control characters, and those that turn the direction of what follows. */
const turning = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What can be read out over a telephone and typed on any keyboard of its script: no brackets, quotes, symbols or pictures. */
const userNameLetters =
  /^[\p{L}\p{N}](?<!\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{M}\p{N} ._@+'\-/\\|:#&](?<!\p{Default_Ignorable_Code_Point}))*$/u;

/** What a text must be beside its length. A field names its grammar; the sentence that refuses goes with it. */
const grammars = {
  link: { fits: isLink, fault: "FieldNotLink" },
  timeZone: { fits: isTimeZone, fault: "FieldNotTimeZone" },
  timeOfDay: { fits: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text), fault: "FieldNotTime" },
  colour: { fits: (text) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu.test(text), fault: "FieldNotColour" },
  passwordRules: { fits: isPasswordComplexity, fault: "FieldNotPasswordRules" },
  /** Joiners stay: Persian and Indian names are written with them. */
  personName: { fits: (text) => isStorableText(text) && !turning.test(text), fault: "FieldInvisible" },
  userName: { fits: (text) => isStorableText(text) && userNameLetters.test(text), fault: "FieldNotUserId" },
} as const satisfies Record<string, { fits: (text: string) => boolean; fault: string }>;
export type Grammar = keyof typeof grammars;

/** Text of a grammar; empty text is its field's own matter. */
export const ofGrammar = <T extends z.ZodType<string>>(schema: T, grammar: Grammar) =>
  schema.refine((text) => text === "" || grammars[grammar].fits(text), { params: { fault: grammars[grammar].fault } });
