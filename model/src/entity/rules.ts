import type { PermissionAction } from "../identity/permissionWord.ts";
import type { ProblemCode } from "../phrases/problemCode.ts";
import type { Actor } from "./actor.ts";
import type { Abilities, Entity, RecordOf } from "./entity.ts";

export interface Refusal {
  readonly status: 403 | 406 | 409 | 412 | 423;
  readonly code: ProblemCode;
}
export type Act = "edit" | "delete" | "copy" | "activate" | "deactivate";
export type Refusals = { readonly [A in Act]?: Refusal };

/** What a rule reads, dotted paths too; what few actors call for is read for them only. */
type Needs = readonly string[] | ((actor: Actor) => readonly string[]);

/** What stands in the way of acting on one record. */
export interface Rules<R = object> {
  readonly needs: Needs;
  refusals(record: R, actor: Actor): Refusals;
}

export const rulesFor = <E extends Entity>(
  _declaration: E,
  needs: Needs,
  refusals: (record: RecordOf<E>, actor: Actor) => Refusals,
): Rules<RecordOf<E>> => ({ needs, refusals });

export const neededBy = (rules: Rules | undefined, actor: Actor): readonly string[] => {
  const needs = rules?.needs ?? [];
  return typeof needs === "function" ? needs(actor) : needs;
};

const forbidden: Refusal = { status: 403, code: "Forbidden" };
export const unfinishedCopy = ({ problems }: Entity): Refusal => ({ status: 406, code: problems?.unfinishedCopy ?? "UnfinishedCopy" });

/** The rules of every list, then the entity's own: a shared row is its keepers', an unfinished copy is not switched on. */
export function refusalsOf(
  e: Entity,
  rules: Rules | undefined,
  record: { shared?: unknown; unfinishedCopy?: unknown },
  actor: Actor,
): Refusals {
  const own = rules?.refusals(record, actor) ?? {};
  const guarded = record.shared === true && !actor.permissions.has("shared:edit");
  return {
    ...(guarded ? { edit: forbidden, delete: forbidden, activate: forbidden, deactivate: forbidden } : {}),
    ...(record.unfinishedCopy === true ? { activate: unfinishedCopy(e) } : {}),
    ...own,
  };
}

/** What the buttons of records may offer an actor, by what stands in the way of each record and whether it is active. */
export function abilitiesFor(e: Entity, actor: Actor): (refusals: Refusals, active: boolean) => Abilities {
  const may = (action: PermissionAction) => actor.permissions.has(`${e.plural}:${action}`);
  const [edit, remove, add] = [may("edit"), may("delete"), may("add")];
  const offered = e.actions.filter((action) => action !== "add");
  return (refusals, active) => {
    const abilities: Record<string, boolean> = {
      edit: edit && !refusals.edit,
      delete: remove && !refusals.delete,
      copy: add && !refusals.copy,
      activate: edit && !(active ? refusals.deactivate : refusals.activate),
    };
    return Object.fromEntries(offered.map((action) => [action, abilities[action]]));
  };
}
