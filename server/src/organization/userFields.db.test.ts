import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world } = testApp();

test("who may not grant a level is told so at the level only where it was changed", async () => {
  const [adm, web] = [await as("adm"), await as("web")];
  const { north } = world().airport;
  const { body: above } = await web.call("GET", `/api/users/${north.users.web}`);
  const { accessLevelId } = above;
  const same = await adm.call("PUT", "/api/users", { id: north.users.web, accessLevelId, firstName: "Other" });
  expect([same.status, same.body.code, same.body.field ?? null]).toEqual([403, "RankTooLow", null]);
  const raised = await adm.call("PUT", "/api/users", { id: north.users.usr, accessLevelId, firstName: "Other" });
  expect([raised.status, raised.body.code, raised.body.field]).toEqual([403, "RankTooLow", "accessLevelId"]);
});

test("dates far away are refused at their field with a sentence, wherever one is written, and filters of them find nothing", async () => {
  const web = await as("web");
  const { north } = world().airport;
  const put = (birthDate: string) => web.call("PUT", "/api/users", { id: north.users.usr, birthDate });
  for (const date of ["0001-01-01", "1899-12-31", "9999-12-31", "0000-01-01"])
    expect((await put(date)).body).toMatchObject({
      code: "FieldDateBeyond",
      field: "birthDate",
      message: "Dates reach from 1900 to 2199.",
    });
  for (const date of ["275760-09-13", "2026-02-30", "yesterday"])
    expect((await put(date)).body).toMatchObject({ code: "FieldNotDate", field: "birthDate" });
  expect((await put("2150-01-01")).body.code).toBe("BirthDateFuture");
  expect((await put("1900-01-01")).status).toBe(200);
  const assign = await web.call("POST", "/api/users/programs/assign/preview", {
    people: { ids: [north.users.usr] },
    programIds: [1],
    dueOn: "9999-01-01",
  });
  expect([assign.status, assign.body.code]).toEqual([422, "FieldDateBeyond"]);
  for (const [list, field] of [
    ["users", "birthDate"],
    ["programcertificates", "expiryDate"],
    ["coursestatuses", "initiatedAt"],
  ])
    for (const day of ["0001-01-01", "9999-12-31", "275760-09-13"])
      for (const asked of [day, `${day}..`, `gte(${day})`])
        expect((await web.call("GET", `/api/${list}?${field}=${asked}`)).status).toBeLessThan(500);
});
