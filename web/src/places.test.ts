import { listEntities } from "@vigil/model/lists";
import type { user } from "@vigil/model/organization/user";
import { expect, test } from "vitest";
import type { Place } from "./entity/place.ts";
import { places } from "./places.ts";

const fetching = Object.entries<() => Promise<Place>>(places).map(async ([name, fetched]) => [name, await fetched()] as const);
const named = await Promise.all(fetching);

test("every list has a place, and no other thing has", () => {
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(listEntities).toSorted());
});

test.each(named)("what the place of %s fetches is there", async (_name, place) => {
  const slots = [
    place.cells,
    place.facts,
    place.controls,
    place.tabs,
    place.faults,
    place.aside,
    place.listActions,
    place.rowActions,
    place.bulkActions,
    place.chooser,
    place.picture,
  ];
  const filled = slots.filter((slot) => slot !== undefined);
  const fetched: unknown[] = await Promise.all(filled.map((fetch) => fetch()));
  expect(fetched.filter((slot) => slot === undefined)).toEqual([]);
});

test.each(named)("the place of %s puts each field in one group, and each tab at one address", async (_name, { groups = {}, tabs }) => {
  const fields = Object.values(groups).flat();
  expect(fields).toEqual([...new Set(fields)]);
  const addresses = ((await tabs?.()) ?? []).map(({ name }) => name);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses.filter((name) => ["edit", "history"].includes(name))).toEqual([]);
});

test("a slot that does not exist, a field of another list and a misspelt one do not compile", () => {
  const wrong: Place<typeof user>[] = [
    // @ts-expect-error the slot is called rowActions
    { rowAction: async () => () => null },
    // @ts-expect-error a user has no score
    { cells: async () => ({ score: () => null }) },
    // @ts-expect-error the field is called lastName
    { groups: { person: ["lastNme"] } },
    // @ts-expect-error a user is not marked
    { recordName: ({ marked }) => String(marked) },
  ];
  expect(wrong).toHaveLength(4);
});
