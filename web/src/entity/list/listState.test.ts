import "@vigil/model/lists";
import { company } from "@vigil/model/organization/company";
import { event } from "@vigil/model/reporting/event";
import { user } from "@vigil/model/organization/user";
import { expect, test } from "vitest";
import { alsoOrder, meaningful, nextOrder, queryOf, readListState, writeListState } from "./listState.ts";

test("R-3.002 R-3.003 R-9.001 R-9.002 a bare address is page 1 with 20 rows in the list's own order", () => {
  expect(readListState(company, {})).toEqual({
    page: 1,
    limit: 20,
    order: [{ path: "name", direction: "asc" }],
    search: "",
    filters: {},
    after: "",
  });
});

test("R-3.001 page, limit, sort, search and filters survive the way through the address", () => {
  const address = { page: "3", limit: "50", order: "desc(name)", search: "har", region: "North", active: "true" };
  expect(writeListState(company, readListState(company, address))).toEqual(address);
});

test("R-3.001 what is as usual is not written into the address", () => {
  expect(writeListState(user, readListState(user, { page: "1", limit: "20", order: user.sortBy }))).toEqual({});
});

test("R-3.001 a broken or unknown part of an address counts as not there", () => {
  const state = readListState(company, { page: "-4", limit: "7", order: "desc(secret)", password: "x" });
  expect(writeListState(company, state)).toEqual({});
});

test("R-5.022 filters whose value is empty, null or undefined are dropped", () => {
  expect(meaningful({ region: "", code: null, name: undefined, active: "false", blank: "  " })).toEqual({ active: "false" });
  expect(readListState(company, { region: "", active: "true" }).filters).toEqual({ active: "true" });
});

test("both ends of a range are filters", () => {
  const filters = { createdAtFrom: "2026-01-01T00:00:00Z", createdAtTo: "2026-02-01T00:00:00Z" };
  expect(readListState(event, filters).filters).toEqual(filters);
});

test("R-7.016 R-7.017 R-9.007 the call names page, limit, order as asc(field) and desc(field), fields and filters", () => {
  const state = readListState(user, { page: "2", order: "desc(lastName),asc(username)", companyId: "3,4", search: "adeyemi" });
  expect(Object.fromEntries(new URLSearchParams(queryOf(state, ["username", "company.name"])))).toEqual({
    page: "2",
    limit: "20",
    order: "desc(lastName),asc(username)",
    fields: "username,company.name",
    search: "adeyemi",
    companyId: "3,4",
  });
});

test("beyond the reach of page numbers the cursor takes their place", () => {
  const query = new URLSearchParams(queryOf(readListState(user, { page: "501", after: "abc" }), []));
  expect(query.get("after")).toBe("abc");
  expect(query.has("page")).toBe(false);
});

test("a page number beyond the reach of numbers is the last one that has one", () => {
  expect(readListState(user, { page: "9999" }).page).toBe(500);
  expect(readListState(user, { page: "9999", limit: "200" }).page).toBe(50);
});

test("a column sorts up, then down, then as the list usually stands", () => {
  const usual = readListState(company, {}).order;
  const up = nextOrder(company, usual, "code");
  const down = nextOrder(company, up, "code");
  expect([up, down, nextOrder(company, down, "code")]).toEqual([
    [{ path: "code", direction: "asc" }],
    [{ path: "code", direction: "desc" }],
    usual,
  ]);
});

test("with Shift a column sorts behind the others, up, then down, then no more; six at most", () => {
  const usual = readListState(company, {}).order;
  const both = alsoOrder(company, usual, "code");
  const down = alsoOrder(company, both, "code");
  expect([both, down, alsoOrder(company, down, "code")]).toEqual([
    [...usual, { path: "code", direction: "asc" }],
    [...usual, { path: "code", direction: "desc" }],
    usual,
  ]);
  expect(alsoOrder(company, [{ path: "code", direction: "desc" }], "code")).toEqual(usual);
  const six = ["a", "b", "c", "d", "e", "f"].map((path) => ({ path, direction: "asc" }) as const);
  expect(alsoOrder(company, six, "code")).toBe(six);
});
