import { z } from "zod";
import { chosenBody } from "../entity/bulk/bulkWire.ts";
import type { notInvited } from "./invitation.ts";

/** So many are given at once: each costs the server a tenth of a second, and every slip is cut by hand. */
export const mostFirstPasswords = 100;

export const firstPasswordsBody = z.strictObject({ on: chosenBody });

export interface Newcomers {
  count: number;
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
