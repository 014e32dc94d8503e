import { z } from "zod";
import { chosenBody } from "../entity/bulk/bulkWire.ts";
import { mostAtOnce } from "../entity/mostAtOnce.ts";

const id = z.int().positive();

/** Where a move leads, and what stays behind. */
export const moveShape = {
  companyId: id,
  /** Programs that the new company may not use are assigned no longer; without it the move is refused. */
  leavePrograms: z.boolean().default(false),
  leaveGroups: z.boolean().default(false),
};
const moveWhat = z.strictObject(moveShape);
export type MoveWhat = z.output<typeof moveWhat>;
export type MoveCall = MoveWhat & { ids: readonly number[] };

/** Users by their ids, all or none, or chosen as for every act on many. */
export const movePreviewBody = z
  .strictObject({ ...moveShape, ids: z.array(id).min(1).max(mostAtOnce).optional(), on: chosenBody.optional() })
  .refine(({ ids, on }) => (ids === undefined) !== (on === undefined), { path: ["ids"] });

export interface MovePreview {
  /** Of those chosen who belong there already, and stay as they are. */
  here: number;
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
