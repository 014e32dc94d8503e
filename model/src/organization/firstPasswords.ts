import { z } from "zod";
import { chosenBody } from "../entity/bulk/bulkWire.ts";
import type { notInvited } from "./invitation.ts";

/** So many are given by one call: each costs the server a tenth of a second. Whoever gives more calls again for the next. */
export const mostFirstPasswords = 100;

export const firstPasswordsBody = z.strictObject({ on: chosenBody });

export interface Newcomers {
  count: number;
  /** Who they are. */
  ids: number[];
  /** Who is left out, and why. */
  without: { id: number; username: string; reason: Exclude<(typeof notInvited)[number], "noAddress"> }[];
}

/** What is handed to one person; it is told once, when it is made. */
export interface FirstPasswordSlip {
  id: number;
  username: string;
  name: string;
  password: string;
}

export interface FirstPasswords extends Pick<Newcomers, "without"> {
  slips: FirstPasswordSlip[];
}
