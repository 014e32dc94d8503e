import { user } from "@vigil/model/organization/user";
import type { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import type { Caller } from "../identity/access/caller.ts";
import { keptStatement } from "./keptStatement.ts";

import type { KeptStatements, View } from "./view.ts";

const caller: Caller = {
  domainId: 5,
  homeDomainId: 5,
  userId: 1,
  sessionId: 1,
  companyId: 3,
  accessLevelId: 6,
  accessLevelCode: "web",
  rank: 2,
  permissions: new Set(["users:view"]),
  companies: [3, 4],
  groups: null,
  programs: null,
  requestId: "",
  address: "",
};
const statements: KeptStatements = new Map();
const viewOf = (by: Partial<Caller>): View => ({
  entity: user,
  caller: { ...caller, ...by },
  expressions: {},
  rules: undefined,
  statements,
});
let made = 0;
/** Made of the domain, the companies, the groups and one permission. */
const make = ({ caller: { domainId, companies, groups, permissions } }: View): CompiledQuery => {
  made += 1;
  const parameters = [domainId, [companies].flat().join(), groups?.join(), permissions.has("users:edit")];
  return { sql: "select", parameters, query: undefined as never, queryId: undefined as never };
};
const parameters = (by: Partial<Caller>, asked = "limit=20") => keptStatement(viewOf(by), asked, make).parameters;

test("a list's statement is made once for callers in whom what it is made of is the same, and anew for any other", () => {
  const own = parameters({});
  expect(parameters({ userId: 2, sessionId: 9, requestId: "other", companies: [3, 4] })).toBe(own);
  expect(made).toBe(1);
  expect(parameters({ groups: [7] })).toEqual([5, "3,4", "7", false]);
  expect(parameters({ groups: [8] })).toEqual([5, "3,4", "8", false]);
  expect(parameters({ permissions: new Set(["users:edit"]) })).toEqual([5, "3,4", undefined, true]);
  expect(parameters({ companies: [3, 5] })).toEqual([5, "3,5", undefined, false]);
  expect(parameters({ companies: "all" })).toEqual([5, "all", undefined, false]);
  expect(parameters({ domainId: 6 })).toEqual([6, "3,4", undefined, false]);
  expect(parameters({}, "limit=30")).toEqual(own);
  expect(made).toBe(8);
});

test("no more than some are kept", () => {
  for (let limit = 0; limit < 500; limit += 1) parameters({}, `limit=${limit}`);
  expect(statements.size).toBeLessThanOrEqual(50);
});
