import { phraseOf } from "../phraseOf.ts";

/** Why something did not succeed: the refusal of any room. */
export const EventError = ({ code }: { code: string }) => phraseOf(`problems.${code}`, code);
