import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { firstAdministrator } from "./firstAdministrator.ts";
import { verifyPassword } from "./identity/password/passwordHash.ts";
import { testDatabase } from "../test/storage/testDatabase.ts";
import { systemDomain } from "./storage/systemDomain.ts";

const { asDomain } = testDatabase();
const house = { asDomain, randomBytes };
const stored = () =>
  asDomain(systemDomain, (tx) =>
    tx.selectFrom("users").select(["username", "passwordHash", "mustChangePassword"]).where("domainId", "=", 1).execute(),
  );

test("an empty installation has one administrator, whose password is told anew until it has been used", async () => {
  const both = await Promise.all([firstAdministrator(house), firstAdministrator(house)]);
  expect(both.map((given) => given?.username)).toEqual(["administrator", "administrator"]);
  const again = await firstAdministrator(house);
  const users = await stored();
  expect(users).toMatchObject([{ username: "administrator", mustChangePassword: true }]);
  expect(await verifyPassword(users[0]?.passwordHash ?? null, again?.password ?? "")).toBe(true);
  expect(await verifyPassword(users[0]?.passwordHash ?? null, both[0]?.password ?? "")).toBe(false);

  await asDomain(systemDomain, (tx) => tx.updateTable("users").set({ lastSeenAt: new Date() }).where("domainId", "=", 1).execute());
  expect(await firstAdministrator(house)).toBeUndefined();
});

test("where there are other domains nobody is added", async () => {
  await asDomain(systemDomain, (tx) => tx.deleteFrom("users").where("domainId", "=", 1).execute());
  await asDomain(systemDomain, (tx) => tx.insertInto("domains").values({ name: "airport", title: "Airport", organizationId: 1 }).execute());
  expect(await firstAdministrator(house)).toBeUndefined();
  expect(await stored()).toEqual([]);
});
