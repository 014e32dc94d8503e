import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessLevels } from "./accessLevels.ts";
import type { AccessLevelCode } from "./accessLevelCodes.ts";
import { allPermissions } from "./permission.ts";
import { refusesCompany, refusesLevel, refusesUser } from "./ranks.ts";
import type { Holder, Subordinate } from "./ranks.ts";

const levelOf = (code: AccessLevelCode) => {
  const { permissions } = accessLevels.find((level) => level.code === code)!;
  return { baseCode: code, permissions };
};
const holder = (code: AccessLevelCode, rest: Partial<Holder> = {}): Holder => {
  const permissions = new Set(levelOf(code).permissions);
  return { userId: 1, accessLevelCode: code, permissions, companies: permissions.has("companies:all") ? "all" : [10], ...rest };
};
const user = (code: AccessLevelCode, rest: Partial<Subordinate> = {}): Subordinate => ({
  userId: 2,
  level: levelOf(code),
  companyId: 10,
  sites: [],
  ...rest,
});

const grants = (code: AccessLevelCode) =>
  accessLevels.filter((level) => refusesLevel(holder(code), levelOf(level.code)) === undefined).map(({ code: granted }) => granted);

describe("granting an access level", () => {
  test("a company administrator grants student, instructor, auditor and their own", () => {
    expect(grants("adm")).toEqual(["usr", "ins", "aud", "adm"]);
  });
  test("a domain administrator grants everything up to their own", () => {
    expect(grants("web")).toEqual(["usr", "ins", "aud", "adm", "trn", "web"]);
  });
  test("a system administrator grants everything", () => expect(grants("sup")).toEqual(accessLevels.map(({ code }) => code)));
  test("the levels that cross domains are granted by a system administrator only", () => {
    const everything = holder("spi-support", { permissions: new Set(allPermissions) });
    expect(refusesLevel(everything, levelOf("spi-user"))).toBe("LevelReserved");
    expect(refusesLevel(everything, levelOf("sup"))).toBe("LevelReserved");
  });
  test("whatever is granted is a subset of what the granter holds", () => {
    fc.assert(
      fc.property(fc.subarray([...allPermissions]), fc.subarray([...allPermissions]), (own, granted) => {
        const allowed = refusesLevel(holder("adm", { permissions: new Set(own) }), { baseCode: "usr", permissions: granted }) === undefined;
        expect(allowed).toBe(granted.every((permission) => own.includes(permission)));
      }),
    );
  });
});

describe("changing a user", () => {
  test("R-6.015 nobody edits or deletes their own account", () => {
    expect(refusesUser(holder("sup"), user("sup", { userId: 1 }))).toBe("OwnAccount");
  });
  test("R-6.021 a user managed by an identity provider cannot be modified", () => {
    expect(refusesUser(holder("web"), user("usr", { managedExternally: true }))).toBe("UserManagedExternally");
  });
  test("a user of another site is out of reach, whether by company or by site", () => {
    expect(refusesUser(holder("adm"), user("usr", { companyId: 11 }))).toBe("RankTooLow");
    expect(refusesUser(holder("adm"), user("usr", { sites: [11] }))).toBe("RankTooLow");
    expect(refusesUser(holder("adm", { companies: [10, 11] }), user("usr", { sites: [11] }))).toBeUndefined();
    expect(refusesUser(holder("web"), user("usr", { companyId: 11, sites: [12] }))).toBeUndefined();
  });
  test("who holds less is changed, who holds more is not", () => {
    expect(refusesUser(holder("adm"), user("usr"))).toBeUndefined();
    expect(refusesUser(holder("adm"), user("web"))).toBe("RankTooLow");
    expect(refusesUser(holder("spi-support"), user("usr"))).toBeUndefined();
  });
});

test("R-6.016 nobody edits the company they belong to", () => {
  expect(refusesCompany(10, 10)).toBe("OwnCompany");
  expect(refusesCompany(10, 11)).toBeUndefined();
});

describe("a narrowed administrator", () => {
  const narrowed = holder("adm", { groups: [1, 2], programs: null });
  test("changes administrators who are narrowed to some of the same groups", () => {
    expect(refusesUser(narrowed, user("adm", { groups: [2] }))).toBeUndefined();
    expect(refusesUser(narrowed, user("adm", { groups: [2, 3] }))).toBe("RankTooLow");
    expect(refusesUser(narrowed, user("adm", { groups: [] }))).toBe("RankTooLow");
    expect(refusesUser(holder("adm", { groups: null, programs: [5] }), user("ins", { programs: [6] }))).toBe("RankTooLow");
  });
  test("changes learners, who manage nobody", () => expect(refusesUser(narrowed, user("usr"))).toBeUndefined());
});
