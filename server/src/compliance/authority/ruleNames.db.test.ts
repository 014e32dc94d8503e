import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleNames } from "@vigil/model/compliance/authority/authorityWire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();
const own = { pack: "own", validFrom: "2020-01-01", minutes: 1 } as const;

test("a regulator reads what a rule names by name, and neither the lists that it stands in nor groups beyond their site", async () => {
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query(
    "update access_levels set permissions = '[\"authorityRules:view\"]' where id = (select access_level_id from users where domain_id = $1 and id = $2)",
    [domainId, north.users.aud],
  );
  const web = await app.as("web");
  const group = async (name: string, userId: number) =>
    (await web.call<{ id: number }>("POST", "/api/groups", { name, users: [userId] })).body.id;
  const groups = [await group("Night shift", north.users.usr), await group("Night shift of South", south.users.usr)];
  const companies = [north.companyId];
  const { body: rule } = await web.call<AuthorityRule>("POST", "/api/authorityrules", {
    ...own,
    name: "Named",
    companies,
    groups,
    accessLevels: [1],
  });
  const auditor = await app.as("aud");
  const { status, body } = await auditor.call<RuleNames>("GET", `/api/authorityrules/${rule.id}/names`);
  expect(status).toBe(200);
  const names = Object.fromEntries(Object.entries(body).map(([name, all]) => [name, all.map((one) => one.name)]));
  expect(names).toEqual({
    companies: ["North"],
    groups: ["Night shift"],
    accessLevels: [expect.any(String)],
    programs: [],
    newPrograms: [],
  });
  expect((await auditor.call("GET", `/api/groupsoptions?id=${groups.join(",")}`)).status).toBe(403);
  // of a rule that is not theirs to read, nothing
  const { body: other } = await web.call<AuthorityRule>("POST", "/api/authorityrules", {
    ...own,
    name: "South",
    companies: [south.companyId],
  });
  expect((await auditor.call("GET", `/api/authorityrules/${other.id}/names`)).status).toBe(404);
  expect((await (await app.as("usr")).call("GET", `/api/authorityrules/${rule.id}/names`)).status).toBe(403);
});
