import { describe, expect, test } from "vitest";
import { accessLevelCodes, trainingLevel } from "./accessLevelCodes.ts";
import { accessLevels } from "./accessLevels.ts";
import { allPermissions, isPermission, type Permission } from "./permission.ts";

const permissionsOf = (code: string) => accessLevels.find((level) => level.code === code)!.permissions;

describe("access levels", () => {
  test("R-6.001 R-6.002 the codes and titles", () => {
    expect(Object.fromEntries(accessLevels.map(({ code, title }) => [code, title]))).toEqual({
      usr: "Student",
      ins: "Instructor",
      aud: "Auditor",
      adm: "Company Administrator",
      trn: "Trainer",
      web: "Domain Administrator",
      "spi-user": "Vendor User",
      "spi-sales": "Vendor Sales",
      "spi-support": "Vendor Support",
      sup: "System Administrator",
    });
    expect(accessLevels.map(({ id, code }) => [id, code])).toEqual(accessLevelCodes.map((code, index) => [index + 1, code]));
  });
  test("R-6.006 the training level is the student's", () => expect(trainingLevel).toBe("usr"));
  test("R-6.009 a learner takes training, and nothing else", () => expect(permissionsOf("usr")).toEqual(["training:take"]));
  test("an auditor looks at sessions and attempts, at what is odd about them, at reports, at what authorities ask for and at drills, and nothing else", () =>
    expect(permissionsOf("aud")).toEqual([
      "audit:view",
      "authorityRules:view",
      "examAttempts:view",
      "integrityFlags:edit",
      "integrityFlags:view",
      "reports:view",
      "testDrills:view",
    ]));
  test("a system administrator holds everything", () => expect(new Set(permissionsOf("sup"))).toEqual(new Set(allPermissions)));
  test("a list says which levels hold it; a domain administrator holds every one, but only reads what is not the domain's", () => {
    const holders = (permission: Permission) =>
      accessLevels.filter(({ permissions }) => permissions.includes(permission)).map(({ code }) => code);
    expect(holders("trainerAuthorizations:view")).toEqual(["trn", "web", "spi-user", "spi-sales", "spi-support", "sup"]);
    expect(holders("userSessions:edit")).toEqual(["adm", "web", "spi-support", "sup"]);
    expect(holders("organizations:view")).toEqual(["web", "spi-user", "spi-sales", "spi-support", "sup"]);
    expect(holders("organizations:edit")).toEqual(["spi-support", "sup"]);
  });
  test("audit mode is for instructor, auditor, company, domain and system administrator", () => {
    const holders = accessLevels.filter(({ permissions }) => permissions.includes("audit:view")).map(({ code }) => code);
    expect(holders).toEqual(["ins", "aud", "adm", "web", "sup"]);
  });
  test("only the levels of the vendor and of the system cross domains", () => {
    const holders = accessLevels.filter(({ permissions }) => permissions.includes("domains:enter")).map(({ code }) => code);
    expect(holders).toEqual(["spi-user", "spi-sales", "spi-support", "sup"]);
  });
  test("R-6.003 vendor support changes much and deletes nothing; vendor sales manages credits and companies", () => {
    expect(permissionsOf("spi-support").filter((permission) => permission.endsWith(":delete"))).toEqual([]);
    const writes = permissionsOf("spi-sales").filter((permission) => /:(?:add|edit|delete)$/.test(permission));
    expect(new Set(writes.map((permission) => permission.split(":")[0]))).toEqual(new Set(["companies", "credits", "userCredits"]));
  });
  test("R-6.007 R-6.008 a permission is list:action, and the access level decides which a user holds: a text is one or it is not", () => {
    expect(allPermissions.every((permission) => /^[a-zA-Z]+:[a-zA-Z]+$/.test(permission))).toBe(true);
    expect(isPermission("users:edit")).toBe(true);
    expect(isPermission("users:fly")).toBe(false);
  });
});
