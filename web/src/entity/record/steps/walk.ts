import type { Entity } from "@vigil/model/entity/entity";
import { deepestRow } from "@vigil/model/entity/deepestRow";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { queryOf } from "../../list/listState.ts";
import { shownLists, type ShownList } from "../../list/shownList.ts";
import type { ListAnswer } from "../../row.ts";

/** One page of the list as it was when it was read: an edit may take a record out of the list, never out of the walk. */
interface Leg {
  readonly page: number;
  /** The cursor it was asked for by, where numbers do not reach. */
  readonly from: string;
  ids: readonly number[];
  /** Leads to the rows behind its last one, wherever they stand by then. */
  readonly after: string | undefined;
}

export interface ListWalk {
  readonly shown: ShownList;
  readonly legs: Map<number, Leg>;
}

export interface Stop {
  readonly leg: Leg;
  readonly at: number;
  /** Counted from 1 through all pages. */
  readonly place: number;
}

const walks = new WeakMap<ShownList, ListWalk>();

/** The way through the rows of the list as it was last shown; none where that list is not there. */
export function walkOf(queries: QueryClient, { url }: Entity): ListWalk | undefined {
  const shown = shownLists.get(url);
  if (!shown) return undefined;
  const begun = walks.get(shown);
  if (begun) return begun;
  const [found] = queries.getQueriesData<ListAnswer>({ queryKey: [url, "list", shown.state] }).filter(([, data]) => data !== undefined);
  if (!found?.[1]) return undefined;
  const walk: ListWalk = { shown, legs: new Map() };
  const { page, after } = shown.state;
  walk.legs.set(page, legOf(found[1], page, after));
  walks.set(shown, walk);
  return walk;
}

const legOf = ({ rows, after }: ListAnswer, page: number, from: string): Leg => ({ page, from, ids: rows.map(({ id }) => id), after });

/** Where a record stands on the walk; nowhere, when the list did not show it. */
export function stopAt({ shown, legs }: ListWalk, id: number): Stop | undefined {
  for (const leg of legs.values()) {
    const at = leg.ids.indexOf(id);
    if (at >= 0) return { leg, at, place: (leg.page - 1) * shown.state.limit + at + 1 };
  }
  return undefined;
}

/** Whether there is anything to go to, as far as is known without asking. */
export const goesOn = ({ leg, at }: Stop, by: 1 | -1): boolean =>
  by === 1 ? at + 1 < leg.ids.length || leg.after !== undefined : at > 0 || leg.page > 1;

/** The record beside this one, on whatever page it stands. */
export async function recordBeside(entity: Entity, walk: ListWalk, { leg, at }: Stop, by: 1 | -1): Promise<number | undefined> {
  const beside = leg.ids[at + by];
  if (beside !== undefined) return beside;
  const next = walk.legs.get(leg.page + by) ?? (await readLeg(entity, walk, leg, by));
  return by === 1 ? next?.ids[0] : next?.ids.at(-1);
}

async function readLeg(entity: Entity, walk: ListWalk, { page, after }: Leg, by: 1 | -1): Promise<Leg | undefined> {
  const { state } = walk.shown;
  const numbered = (page + by) * state.limit <= deepestRow;
  if (by === 1 ? after === undefined : page === 1 || !numbered) return undefined;
  const asked = { ...state, page: page + by, after: by === 1 ? after! : "" };
  const answer = await call<ListAnswer>("GET", `${entity.url}?${queryOf(asked, [entity.title])}&count=none`);
  const leg = legOf(answer, page + by, numbered ? "" : asked.after);
  // a row that moved between the pages meanwhile is met once
  const met = new Set([...walk.legs.values()].flatMap(({ ids }) => ids));
  leg.ids = leg.ids.filter((id) => !met.has(id));
  if (leg.ids.length === 0) return undefined;
  walk.legs.set(leg.page, leg);
  return leg;
}

/** Whoever goes back to the list finds the page on which they stand by now. */
export function takeAlong({ shown }: ListWalk, { leg: { page, from } }: Stop): void {
  shown.address = { ...shown.address, page: page === 1 ? undefined : String(page), after: from === "" ? undefined : from };
}

/** One that was deleted meanwhile. */
export function forgetStop(walk: ListWalk, id: number): void {
  for (const leg of walk.legs.values()) leg.ids = leg.ids.filter((each) => each !== id);
}
