import { z } from "zod";

const id = z.int().positive();

/** To whom a move happens, where to, and what stays behind. */
export const moveBody = z.strictObject({
  ids: z.array(id).min(1).max(1000),
  companyId: id,
  /** Programs that the new company may not use are assigned no longer; without it the move is refused. */
  leavePrograms: z.boolean().default(false),
  leaveGroups: z.boolean().default(false),
});
export type MoveCall = z.infer<typeof moveBody>;

export interface MovePreview {
  /** Companies the users come from, with the configurations that hold there. */
  from: { company: string; users: number; configurations: string[] }[];
  to: { company: string; configurations: string[]; deleted: boolean };
  /** Assigned to some of them; `fits` = the new company may use it. */
  programs: { program: string; users: number; fits: boolean }[];
  groups: { group: string; users: number }[];
  /** Runs in progress; they go along as they are. */
  runs: number;
  /** Credits in force, of the company they were taken from; they go along as well. */
  credits: number;
}
