import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { App } from "../house.ts";
import { testApp } from "../../test/http/testApp.ts";
import { TestClient } from "../../test/http/testClient.ts";

const { house } = testApp();
const lines: string[] = [];
let app: App;
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ ...house(), log: fastify({ logger: { level: "error", stream } }).log });
});
afterAll(() => app.close());

const failure = {
  name: "TypeError",
  message: `Cannot read properties of undefined (reading 'companyName') of "Amina Haddad" amina@example.org, PIN 4711`,
  stack: [
    "TypeError: Amina Haddad",
    "    at CompanyPage (https://vigil.example/assets/CompanyPage-Bq1.js:3:1204)",
    "    at https://vigil.example/demo/admin/users/4711?search=Amina:1:1",
  ].join("\n"),
  page: "/demo/admin/users/4711/history?search=Amina#here",
  version: "2.3.10",
};

test("R-8.005 what a page fails with stands in the server's log, without a name, a number or an address of anybody, and not without end", async () => {
  const client = new TestClient(app);
  expect((await client.call("POST", "/api/clienterrors", failure)).status).toBe(403); // no page of ours
  await client.call("GET", "/api/user/login");
  expect((await client.call("POST", "/api/clienterrors", failure)).status).toBe(204);
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0]!);
  expect([line.msg, line.level]).toEqual(["client error", 50]);
  expect(line.client).toEqual({
    name: "TypeError",
    message: "Cannot read properties of undefined (companyName) of … … PIN #",
    frames: ["assets/CompanyPage-Bq1.js:3:1204"],
    screen: "/*/admin/users/*/history",
    version: "2.3.10",
  });
  expect(lines[0]).not.toMatch(/Amina|Haddad|4711|example\.org/u);
  const refused = { ...failure, code: "Unknown", request: "8d2f-1", message: "Amina" };
  expect((await client.call("POST", "/api/clienterrors", refused)).status).toBe(204);
  expect(JSON.parse(lines[1]!).client).toMatchObject({ code: "Unknown", request: "8d2f-1", message: "" });
  expect((await client.call("POST", "/api/clienterrors", { ...failure, username: "amina" })).body.code).toBe("FieldUnknown");
  const told = [];
  for (let index = 0; index < 25; index++) told.push((await client.call("POST", "/api/clienterrors", failure)).status);
  expect(told.filter((status) => status === 204).length).toBeLessThanOrEqual(20);
  expect(told.at(-1)).toBe(429);
});
