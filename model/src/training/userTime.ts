import { z } from "zod";

const seconds = z.int().min(0);
const timeOfSession = z.object({ session: z.int(), startedAt: z.string(), endAt: z.string().nullable(), duration: seconds, lag: seconds });
const timeOfRun = z.object({ sequence: z.int(), duration: seconds, complete: z.boolean(), sessions: z.array(timeOfSession) });
const timeOfProgram = z.object({ programId: z.int(), title: z.string(), total: seconds, sequences: z.array(timeOfRun) });
const userTime = z.object({ id: z.int(), programs: z.array(timeOfProgram) });

/** A learner's tracked time by program, run and session: an object of GET timetracking/users/{userId}. */
export type UserTime = z.infer<typeof userTime>;
export type ProgramTime = z.infer<typeof timeOfProgram>;
export type RunTime = z.infer<typeof timeOfRun>;

/** The time of users as an administrator sees it, by the user's id. */
export type UserTimes = Readonly<Record<number, UserTime>>;

/** What was answered joins what was there; an object without id or programs is no time of a user. */
export const withUserTimes = (before: UserTimes, answered: readonly unknown[]): UserTimes => ({
  ...before,
  ...Object.fromEntries(
    z
      .array(userTime)
      .parse(answered)
      .map((user) => [user.id, user]),
  ),
});

/** PUT timetracking/users/{userId}: sets the named runs back to nothing; without a sequence all runs of the program. */
export const timeReset = z.strictObject({
  id: z.int().min(1),
  programs: z
    .array(z.strictObject({ programId: z.int().min(1), sequence: z.int().min(1).max(1_000_000).optional() }))
    .min(1)
    .max(100),
});
export type TimeReset = z.infer<typeof timeReset>;
