import i18next from "i18next";
import { phraseOf } from "./phraseOf.ts";

/** Refusals come with the answers that name them (answeredProblem.ts), so their key is not written where the build looks for what a page says. */
const refusals = "problems";

export const hasProblemPhrase = (code: string): boolean => i18next.exists(`${refusals}.${code}`);

export const problemPhrase = (code: string, otherwise: string, values: Record<string, unknown> = {}): string =>
  phraseOf(`${refusals}.${code}`, otherwise, values);
