import "@vigil/model/lists";
import type { ListView } from "@vigil/model/entity/listView";
import { company } from "@vigil/model/organization/company";
import { expect, test } from "vitest";
import { finds, isGone, readViewed, viewAt, writeViewed } from "./viewedState.ts";

const view = (id: number, more: Partial<ListView> = {}): ListView => ({
  id,
  revision: 1,
  name: `View ${id}`,
  shared: false,
  own: true,
  standard: false,
  mayEdit: true,
  state: { filters: { active: "true" }, search: "har", order: "desc(name)", columns: [{ name: "name" }], look: "table" },
  left: [],
  ...more,
});
const [first, second] = [view(1, { standard: true }), view(2)];
const views = [first, second];

test("an address that says nothing means the view that comes first, one that says anything the list, one that names a view that one", () => {
  expect(viewAt(company, {}, views)).toBe(first);
  expect(viewAt(company, { page: "2" }, views)).toBe(first);
  expect(viewAt(company, { active: "false" }, views)).toBeUndefined();
  expect(viewAt(company, { view: "2" }, views)).toBe(second);
  expect(viewAt(company, { view: "0" }, views)).toBeUndefined();
  expect(viewAt(company, {}, [second])).toBeUndefined();
});

test("a view that is not there is told; the list as usual is none", () => {
  expect([isGone({ view: "9" }, views), isGone({ view: "0" }, views), isGone({ view: "1" }, views), isGone({}, views)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("what a view finds is named by it alone, with its page; what was changed stands beside it and is read back as it is", () => {
  const state = readViewed(company, { view: "2", page: "3" }, second);
  expect(state).toMatchObject({ page: 3, search: "har", filters: { active: "true" }, order: [{ path: "name", direction: "desc" }] });
  expect(finds(state, second)).toBe(true);
  expect(writeViewed(company, state, second, views)).toEqual({ view: "2", page: "3" });
  const cleared = { ...state, page: 1, search: "", filters: {}, order: [{ path: "name", direction: "asc" } as const] };
  const address = writeViewed(company, cleared, second, views);
  expect(address).toEqual({ view: "2", order: "asc(name)" });
  expect(readViewed(company, address, viewAt(company, address, views))).toEqual(cleared);
});

test("the list as it usually stands says so where another view would come first", () => {
  const usual = readViewed(company, { view: "0" }, undefined);
  expect(writeViewed(company, usual, undefined, views)).toEqual({ view: "0" });
  expect(writeViewed(company, usual, undefined, [second])).toEqual({});
  expect(writeViewed(company, { ...usual, search: "x" }, undefined, views)).toEqual({ search: "x" });
});
