import { emptyTemplate, templateOf } from "@vigil/model/organization/templateFields";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world } = testApp();
const zone = { key: "zone", title: "Zone", type: "choice" as const, required: true, options: ["A", "B"] };
const lanes = { key: "lanes", title: "Lanes", type: "number" as const, required: false, options: [] };

test("R-2.030 R-7.010 administrators list company templates at companytemplates, and plugins at addons", async () => {
  const client = await as("web");
  const made = await client.call("POST", "/api/companytemplates", { name: "Airport", description: "Zones", template: templateOf([zone]) });
  expect([made.status, made.body]).toMatchObject([201, { name: "Airport", version: 1, rootId: null, active: true }]);
  expect((await client.call("GET", "/api/companytemplates?active=true")).body).toMatchObject({ count: 1, rows: [{ name: "Airport" }] });
  expect((await client.call("GET", "/api/companytemplatesoptions")).body).toEqual([{ id: made.body.id, name: "Airport" }]);
  const plugin = await client.call("POST", "/api/addons", { type: "credits" });
  expect((await client.call("GET", "/api/addons")).body.rows[0]).toMatchObject({ id: plugin.body.id, type: "credits" });
  expect((await client.call("POST", "/api/companytemplates", { name: " airport" })).body).toMatchObject({
    code: "CompanyTemplateConflict",
    field: "name",
  });
  expect(
    (await client.call("POST", "/api/companytemplates", { name: "Broken", template: { ...emptyTemplate, order: ["x"] } })).status,
  ).toBe(422);
  expect((await (await as("adm")).call("GET", "/api/companytemplates")).status).toBe(403);
});

test("a company says what its template asks for, and keeps the version it was made with when the template changes", async () => {
  const client = await as("web");
  const first = (await client.call("POST", "/api/companytemplates", { name: "Freight", template: templateOf([zone]) })).body;
  const values = { name: "Quay", companyTemplateId: first.id };
  const refused = (code: string) => ({ status: 422, body: { code, field: "data", details: { title: "Zone" } } });
  expect(await client.call("POST", "/api/companies", values)).toMatchObject(refused("CompanyDataRequired"));
  expect(await client.call("POST", "/api/companies", { ...values, data: { zone: "C" } })).toMatchObject(refused("CompanyDataInvalid"));
  const company = (await client.call("POST", "/api/companies", { ...values, data: { zone: "B", other: 1 } })).body;
  expect(company).toMatchObject({ companyTemplateId: first.id, data: { zone: "B", other: 1 } });

  const next = (
    await client.call("PUT", "/api/companytemplates", { id: first.id, template: templateOf([zone, { ...lanes, required: true }]) })
  ).body;
  expect(next).toMatchObject({ version: 2, rootId: first.id, name: "Freight" });
  expect(next.id).not.toBe(first.id);
  expect((await client.call("GET", "/api/companytemplatesoptions")).body.map(({ id }: { id: number }) => id)).not.toContain(first.id);
  const own = await client.call("GET", `/api/companies/${company.id}/template`);
  expect(own.body.template).toMatchObject({ id: first.id, version: 1, newestId: next.id, template: templateOf([zone]) });
  // what it was made with is still all that it has to say
  expect((await client.call("PUT", "/api/companies", { id: company.id, data: { zone: "A" } })).status).toBe(200);
  const renewed = { id: company.id, companyTemplateId: next.id };
  expect((await client.call("PUT", "/api/companies", renewed)).body).toMatchObject({
    code: "CompanyDataRequired",
    details: { title: "Lanes" },
  });
  expect((await client.call("PUT", "/api/companies", { ...renewed, data: { zone: "A", lanes: 3 } })).status).toBe(200);
  expect((await client.call("DELETE", `/api/companytemplates/${next.id}`)).body.code).toBe("CompanyTemplateInUse");
  expect((await client.call("GET", `/api/companies/${world().airport.north.companyId}/template`)).body).toEqual({ template: null });
});
