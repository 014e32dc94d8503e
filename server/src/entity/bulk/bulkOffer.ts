import type { Entity } from "@vigil/model/entity/entity";
import type { Act } from "@vigil/model/entity/rules";
import type { Permission } from "@vigil/model/identity/permission";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Change, Values, View } from "../view.ts";

/** What an act left out by itself, and why. */
export class LeftByAct {
  readonly problems: ReadonlyMap<number, Problem>;
  constructor(problems: ReadonlyMap<number, Problem>) {
    this.problems = problems;
  }
}

export type BulkRecord = Values & { readonly id: number };

/**
 * What can be done with many records of a list, whoever calls it and however many they are. The mechanism finds the records, asks the
 * rules, does it piece by piece, names what was refused and keeps what an undo needs.
 */
export interface BulkOffer<What = unknown> {
  permission: Permission;
  /** What of the rules' refusals stands in its way. */
  act?: Act;
  /** The values it gives a record: records that have them stay as they are, the others can be given theirs back. */
  wanted?: (record: BulkRecord, what: What) => Values;
  /** Where what it changes is no field of the record: what there is of it now, by record. */
  image?: (tx: Tx, view: View, ids: readonly number[], what: What) => Promise<ReadonlyMap<number, Values>>;
  /** In one transaction; a refusal undoes it, and it is tried with fewer. What it left out by itself it answers, each with why. */
  work: (tx: Tx, view: View, records: readonly BulkRecord[], what: What) => Promise<unknown>;
  /** Writes values of before. Without it the act cannot be undone. */
  giveBack?: (tx: Tx, view: View, changes: readonly Change[], what: What) => Promise<unknown>;
}

export interface BulkList {
  seenBy: (caller: Caller) => View;
  offers: Map<string, BulkOffer>;
}

const offered = new WeakMap<House, Map<string, BulkList>>();

/** What the lists of a house offer for many, by the name of the declaration: jobs find there what a call has ordered. */
export function bulkLists(house: House): Map<string, BulkList> {
  const lists = offered.get(house) ?? new Map<string, BulkList>();
  offered.set(house, lists);
  return lists;
}

export function offerInBulk<What>(
  house: House,
  list: { entity: Entity; seenBy: (caller: Caller) => View },
  action: string,
  offer: BulkOffer<What>,
): void {
  const lists = bulkLists(house);
  const known = lists.get(list.entity.name) ?? { seenBy: list.seenBy, offers: new Map<string, BulkOffer>() };
  known.offers.set(action, offer as BulkOffer);
  lists.set(list.entity.name, known);
}
