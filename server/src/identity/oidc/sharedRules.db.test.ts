import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const { as, world } = testApp();
const settings = { displayName: "Staff", discoveryEndpoint: "https://id.example.org", clientId: "vigil", clientSecret: "secret" };
let providerId: number;
beforeAll(async () => {
  providerId = (await (await as("web")).call("POST", "/api/identityproviders", { ...settings, name: "Staff" })).body.id;
});
const rules = (name: string) => ({
  accessLevel: [{ name, target: 1 }],
  company: [{ name, target: world().airport.south.companyId }],
  program: [],
});
const url = (id = providerId) => `/api/identityproviders/${id}/rules`;

test("of two people who edit the rules of one provider the later is told, and loses nothing of the first", async () => {
  const client = await as("web");
  const { body: read } = await client.call("GET", url());
  const first = await client.call("PUT", url(), { ...rules("First"), version: read.version });
  expect([first.status, first.body.accessLevel[0].name]).toEqual([200, "First"]);
  const late = { ...rules("Late"), version: read.version };
  expect(await client.call("PUT", url(), late)).toMatchObject({
    status: 409,
    body: { code: "StaleRecord", details: { version: first.body.version } },
  });
  expect((await client.call("GET", url())).body).toMatchObject({ accessLevel: [{ name: "First" }], version: first.body.version });
  expect((await client.call("PUT", url(), { ...late, version: first.body.version })).body.accessLevel[0].name).toBe("Late");
  expect((await client.call("PUT", url(), rules("Without a version"))).status).toBe(200); // as before
});

test("copying a provider copies its rules, and not its secret", async () => {
  const client = await as("web");
  await client.call("PUT", url(), rules("Copied"));
  const { body: copy } = await client.call("POST", `/api/identityproviders/${providerId}/copy`);
  expect(copy).toMatchObject({ name: "Staff (copy)", active: false });
  expect((await client.call("GET", url(copy.id))).body).toMatchObject(rules("Copied"));
  await client.call("PUT", url(copy.id), rules("Its own"));
  expect((await client.call("GET", url())).body.accessLevel[0].name).toBe("Copied");
});
