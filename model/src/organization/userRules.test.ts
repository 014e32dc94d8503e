import { expect, test } from "vitest";
import type { Actor } from "../entity/actor.ts";
import { neededBy, refusalsOf } from "../entity/rules.ts";
import { user } from "./user.ts";
import { userRules } from "./userRules.ts";

const actor = (narrowed: Partial<Actor>): Actor => ({
  userId: 1,
  domainId: 2,
  homeDomainId: 2,
  companyId: 10,
  accessLevelCode: "adm",
  permissions: new Set(["users:edit"]),
  companies: [10],
  groups: null,
  programs: null,
  ...narrowed,
});
const record = { id: 5, companyId: 10, managedBy: null, mergedIntoId: null, "accessLevel.baseCode": "usr", "accessLevel.permissions": [] };
const refused = (by: Actor, sites?: number[]) =>
  refusalsOf(user, userRules, { ...record, ...(sites && { sites }) } as object, by).edit?.code;

test("companies that somebody manages are asked for where they can stand in the way of whoever wants to change them, and are judged there", () => {
  const all = actor({ companies: "all" });
  const narrowed = actor({ companies: "all", groups: [3] });
  expect([actor({}), all, narrowed].map((by) => neededBy(userRules, by).includes("sites"))).toEqual([true, false, true]);
  expect([refused(actor({}), [11]), refused(actor({}), []), refused(actor({ companies: [10, 11] }), [11])]).toEqual([
    "RankTooLow",
    undefined,
    undefined,
  ]);
  expect([refused(all), refused(all, [11])]).toEqual([undefined, undefined]);
});

test("what is needed is the same list each time, as what follows from it is kept by it", () => {
  for (const by of [actor({}), actor({ companies: "all" }), actor({ programs: [1] })])
    expect(neededBy(userRules, by)).toBe(neededBy(userRules, { ...by }));
});
