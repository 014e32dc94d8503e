import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const app = testApp();

test("R-7.098 R-7.099 a tour is answered with rows and count until its user skips it, and to nobody else's loss", async () => {
  const administrator = await app.as("adm");
  const offered = { rows: [{ tour: "administrator", steps: 5 }], count: 1 };
  expect((await administrator.call("GET", "/api/product-tour?page=1&limit=10")).body).toEqual(offered);
  expect((await (await app.as("usr")).call("GET", "/api/product-tour")).body).toEqual({ rows: [{ tour: "learner", steps: 5 }], count: 1 });
  for (let times = 0; times < 2; times++)
    expect((await administrator.call("POST", "/api/product-tour", { tour: "administrator" })).body).toEqual({ tour: "administrator" });
  expect((await administrator.call("GET", "/api/product-tour")).body).toEqual({ rows: [], count: 0 });
  expect((await administrator.call("GET", "/api/product-tour?skipped=true")).body).toEqual(offered);
  expect((await (await app.as("adm", "south")).call("GET", "/api/product-tour")).body.count).toBe(1);
  expect((await administrator.call("POST", "/api/product-tour", { tour: "nowhere" })).body.field).toBe("tour");
});

test("R-3.164 the cross-site token belongs to one user's session: with anybody else's a change is refused", async () => {
  const [mine, theirs] = [await app.as("adm"), await app.as("adm", "south")];
  const put = (token: string) => mine.call("POST", "/api/user/refresh", {}, { "x-xsrf-token": token });
  expect((await put(theirs.token!)).body.code).toBe("XsrfTokenInvalid");
  expect((await put(mine.token!)).status).toBe(200);
});

test("R-7.015 lists outside the generic urls are called the same way: by page, one record, options, changes, actions, deletion", async () => {
  const client = await app.as("web");
  for (const url of ["companies", "courses", "groups", "users", "programs", "quizzes", "resources", "programcertificates"]) {
    expect((await client.call("GET", `/api/${url}?page=1&limit=5`)).body).toMatchObject({ rows: expect.any(Array) });
    expect((await client.call("GET", `/api/${url}options`)).body).toEqual(expect.any(Array));
  }
  const { body: made } = await client.call("POST", "/api/groups", { name: "Early shift" });
  expect((await client.call("GET", `/api/groups/${made.id}`)).body).toMatchObject({ name: "Early shift" });
  expect((await client.call("PUT", "/api/groups", [{ id: made.id, name: "Late shift" }])).body).toMatchObject([{ name: "Late shift" }]);
  const copied = await client.call("POST", `/api/groups/${made.id}/copy`);
  expect(copied.status).toBe(201);
  expect((await client.call("POST", "/api/groups/deactivate", { ids: [made.id] })).body).toMatchObject([{ active: false }]);
  expect((await client.call("DELETE", `/api/groups/${made.id}`)).status).toBe(204);
  expect((await client.call("POST", "/api/groups/delete", { ids: [copied.body.id] })).status).toBe(204);
});

test("R-8.021 each kind of refusal has its status, and its code is the entity and the kind", async () => {
  const client = await app.as("web");
  await client.call("POST", "/api/groups", { name: "Night" });
  const conflict = await client.call("POST", "/api/groups", { name: "night" });
  expect([conflict.status, conflict.body.code]).toEqual([409, "GroupConflict"]);
  expect(conflict.body).toEqual({ code: "GroupConflict", message: expect.any(String), field: "name", requestId: expect.any(String) });
  const invalid = await client.call("POST", "/api/users", { username: "" });
  expect([invalid.status, invalid.body.code]).toEqual([422, "FieldRequired"]);
  const { body: copy } = await client.call("POST", `/api/companies/${app.world().airport.north.companyId}/copy`);
  const unfinished = await client.call("POST", "/api/companies/activate", { ids: [copy.id] });
  expect(unfinished.status).toBe(406);
});
