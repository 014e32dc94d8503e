import { z } from "zod";

/** What says who somebody is: the kept account can take each of them from the other. User ID, password, company and rights stay its own. */
export const mergeFields = ["firstName", "lastName", "pin", "birthDate", "email", "locale"] as const;
export type MergeField = (typeof mergeFields)[number];

/** Both have begun a program: the run of one goes on and the other is closed, or both are closed and the next begins with nothing. */
export const mergeRuns = ["kept", "merged", "none"] as const;
export type MergeRun = (typeof mergeRuns)[number];

const id = z.int().positive();

export const mergeBody = z.strictObject({
  keptId: id,
  mergedId: id,
  /** As they were shown; an account that was changed since is refused. */
  keptRevision: id,
  mergedRevision: id,
  take: z.array(z.enum(mergeFields)).max(mergeFields.length).default([]),
  resets: z
    .array(z.strictObject({ programId: id, run: z.enum(mergeRuns) }))
    .max(1000)
    .default([]),
  /** The User ID of the account that goes. */
  confirm: z.string().max(200),
});
export type MergeCall = z.infer<typeof mergeBody>;

export interface MergeHolding {
  runs: number;
  seconds: number;
  sessions: number;
  attempts: number;
  certificates: number;
  credits: number;
}

export interface MergeAccount extends Record<MergeField, string | null> {
  id: number;
  revision: number;
  username: string;
  company: string;
  accessLevel: string;
  lastSeenAt: string | null;
  holds: MergeHolding;
}

export interface OpenRun {
  sequence: number;
  complete: boolean;
  begun: number;
  completeCourses: number;
  sessions: number;
  seconds: number;
}

/** What a merge would bring together, before it is done. */
export interface MergePreview {
  kept: MergeAccount;
  merged: MergeAccount;
  /** Programs that both are taking: for each it is to be chosen which run goes on. */
  programs: { programId: number; name: string; kept: OpenRun; merged: OpenRun }[];
}
