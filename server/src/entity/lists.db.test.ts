import type { Entity } from "@vigil/model/entity/entity";
import { numberOrText } from "@vigil/model/entity/numberOrText";
import { listEntities } from "@vigil/model/lists";
import { describe, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world, database } = testApp();
const names = (answer: { body: { rows: Record<string, unknown>[] } }, field = "name") => answer.body.rows.map((row) => row[field]);

describe("every list", () => {
  it("R-7.016 R-7.018 R-7.019 R-9.041 answers rows with a count, options, and a record", async () => {
    const owner = await database.owner();
    await owner.query("insert into addons (domain_id, type) values ($1, 'credits'), ($1, 'tableExports')", [world().airport.domainId]);
    const client = await as("sup");
    const answers = await Promise.all(
      Object.values(listEntities).map(async ({ url }) => {
        const list = await client.call("GET", `/api/${url}`);
        const options = await client.call("GET", `/api/${url}options`);
        const csv = await client.call("GET", `/api/${url}/export.csv`);
        const id = list.body.rows?.[0]?.id;
        const record = id === undefined ? list : await client.call("GET", `/api/${url}/${id}`);
        const whole = !/T\d\d:\d\d:\d\d[.+]/u.test(JSON.stringify([list.body, record.body]));
        return [url, list.status, options.status, csv.status, record.status, list.body.count >= list.body.rows?.length, whole];
      }),
    );
    expect(answers).toEqual(Object.values(listEntities).map(({ url }) => [url, 200, 200, 200, 200, true, true]));
  });

  it("R-7.014 is found at the address of the specification", async () => {
    const client = await as("sup");
    for (const url of ["domainCodes", "usersessions", "accesslevels", "companytemplates", "events"])
      expect((await client.call("GET", `/api/${url}`)).status).toBe(200);
  });
});

describe("the query", () => {
  it("R-3.002 R-3.003 R-9.001 R-9.002 begins with page 1 of 20", async () => {
    const { body } = await (await as("sup")).call("GET", "/api/users");
    expect([body.rows.length, body.count]).toEqual([20, 20]);
  });

  it("R-3.049 R-3.004 sorts users by company and user name, and shows the company by its name", async () => {
    const { body } = await (await as("sup")).call("GET", "/api/users?limit=50");
    const order = body.rows.map((row: Record<string, string>) => `${row["company.name"]} ${row["username"]}`);
    expect(order).toEqual(order.toSorted());
    expect(body.rows[0]).toMatchObject({ "company.name": "North", companyId: world().airport.north.companyId, active: true });
  });

  it("R-7.017 takes order or sorters", async () => {
    const client = await as("sup");
    expect(names(await client.call("GET", "/api/companies?order=desc(name)"))).toEqual(["South", "North"]);
    expect(names(await client.call("GET", "/api/companies?sorters=asc(name)"))).toEqual(["North", "South"]);
    expect((await client.call("GET", "/api/companies?order=asc(nameKey)")).body).toMatchObject({ code: "FieldUnknown", field: "nameKey" });
    expect((await client.call("GET", "/api/companies?order=name")).status).toBe(422);
  });

  it("R-5.022 drops empty filters and refuses unknown ones", async () => {
    const client = await as("sup");
    const { companyId } = world().airport.south;
    const filtered = await client.call("GET", `/api/users?companyId=${companyId}&active=&accessLevelId=null&search=`);
    expect(filtered.body.count).toBe(10);
    expect((await client.call("GET", "/api/users?passwordHash=x")).body).toMatchObject({ code: "FieldUnknown", field: "passwordHash" });
    expect((await client.call("GET", "/api/users?active=perhaps")).body).toMatchObject({ code: "FieldInvalid", field: "active" });
  });

  it("R-5.023 a number in the one box is asked of the number's field, a text of the text's", async () => {
    const client = await as("sup");
    const made = await client.call("POST", "/api/companies", { name: "Typed Into One Box" });
    const asked = async (list: Entity, typed: string) => {
      const query = new URLSearchParams({ ...numberOrText(list.oneBox!, typed), limit: "200", fields: Object.values(list.oneBox!).join() });
      const { status, body } = await client.call("GET", `/api/${list.url}?${query.toString()}`);
      expect(status).toBe(200);
      return body.rows as Record<string, unknown>[];
    };
    const { event, image } = listEntities;
    const byNumber = await asked(event, ` ${made.body.id} `);
    expect(new Set(byNumber.map(({ subjectId }) => subjectId))).toEqual(new Set([made.body.id]));
    const byText = await asked(event, "company");
    expect(new Set(byText.map(({ subjectEntity }) => subjectEntity))).toEqual(new Set(["company"]));
    expect(byText.map(({ subjectId }) => subjectId)).toContain(made.body.id);
    expect([await asked(image, "999999999"), await asked(image, "no such bag")]).toEqual([[], []]);
    await client.call("DELETE", `/api/companies/${made.body.id}`);
  });

  it("filters by several values, by what a reference names, and by ranges", async () => {
    const client = await as("sup");
    const { north, south } = world().airport;
    expect((await client.call("GET", `/api/users?companyId=${north.companyId},${south.companyId}&limit=1`)).body.count).toBe(20);
    expect((await client.call("GET", "/api/users?company.name=South&limit=1")).body.count).toBe(10);
    expect((await client.call("GET", "/api/users?accessLevel.baseCode=usr,ins&limit=1")).body.count).toBe(4);
    expect((await client.call("GET", "/api/events?createdAtFrom=2100-01-01T00:00:00Z")).body.count).toBe(0);
    expect((await client.call("GET", "/api/events?createdAtTo=2100-01-01T00:00:00Z")).body.count).toBeGreaterThan(0);
  });

  it("gives the fields that are asked for, with the id and what may be done", async () => {
    const client = await as("sup");
    const { body } = await client.call("GET", "/api/users?fields=username,company.name&limit=1&order=asc(username)");
    expect(Object.keys(body.rows[0]).toSorted()).toEqual(["abilities", "company.name", "id", "revision", "unfinishedCopy", "username"]);
    expect((await client.call("GET", "/api/users?fields=passwordHash")).status).toBe(422);
    expect((await client.call("GET", "/api/images?fields=threatDescription")).status).toBe(422);
  });

  it("says the same of what may be done, and of the page behind, whichever columns are shown", async () => {
    const fields = "firstName,lastName,username,companyId,company.name,active,createdAt";
    for (const level of ["sup", "web", "adm"] as const) {
      const client = await as(level);
      const ask = async (list: string, shown: string, order: string) => {
        const { body } = await client.call("GET", `/api/${list}?count=none&limit=7&order=${order}&fields=${shown}`);
        const able = (body.rows as { id: number; abilities: object }[]).map(({ id, abilities }) => ({ id, abilities }));
        return { order, able, after: body.after as string };
      };
      for (const order of [
        "asc(lastName),asc(firstName)",
        "desc(firstName)",
        "asc(username)",
        "desc(id)",
        "asc(company.name),asc(username)",
        "asc(createdAt)",
      ]) {
        const all = await ask("users", fields, order);
        expect(all.able.length).toBe(7);
        expect(await ask("users", "lastSeenAt", order)).toEqual(all);
      }
      expect(await ask("groups", "name,active", "asc(name)")).toEqual(await ask("groups", "active", "asc(name)"));
    }
  });

  it("searches by the beginnings of words, all of them", async () => {
    const client = await as("sup");
    const made = await client.call("POST", "/api/companies", { name: "Zürich Cargo Öst", code: "ZRH-7" });
    expect(made.status).toBe(201);
    for (const search of ["zür", "CARGO zü", "öst", "7", "zrh-7"])
      expect(names(await client.call("GET", `/api/companies?search=${encodeURIComponent(search)}`))).toEqual(["Zürich Cargo Öst"]);
    for (const search of ["argo", "cargo north"])
      expect(names(await client.call("GET", `/api/companies?search=${encodeURIComponent(search)}`))).toEqual([]);
    await client.call("DELETE", `/api/companies/${made.body.id}`);
    expect(names(await client.call("GET", "/api/companies?search=cargo"))).toEqual([]);
  });

  it("serves pages by number up to row 10,000 and by cursor beyond", async () => {
    const client = await as("sup");
    expect((await client.call("GET", "/api/users?page=101&limit=100")).body).toMatchObject({ code: "PageTooDeep", field: "page" });
    expect((await client.call("GET", "/api/users?page=100&limit=100")).status).toBe(200);
    const first = await client.call("GET", "/api/users?limit=15");
    const second = await client.call("GET", `/api/users?limit=15&after=${first.body.after}`);
    expect(second.body.rows.length).toBe(5);
    expect(second.body.after).toBeUndefined();
    expect((await client.call("GET", `/api/users?limit=15&order=asc(username)&after=${first.body.after}`)).status).toBe(422);
  });
});

describe("scope", () => {
  it("another domain's records are not there", async () => {
    const { harbor } = world();
    const client = await as("web");
    expect((await client.call("GET", `/api/companies/${harbor.east.companyId}`)).status).toBe(404);
    expect((await client.call("GET", `/api/users/${harbor.east.users.usr}`)).status).toBe(404);
    const put = await client.call("PUT", "/api/companies", { id: harbor.east.companyId, name: "Taken" });
    expect([put.status, put.body.code]).toEqual([404, "NotFound"]);
    expect(names(await client.call("GET", "/api/domains"))).toEqual(["airport"]);
  });

  it("R-6.018 without all companies only the own sites are there", async () => {
    const { north, south } = world().airport;
    const client = await as("adm");
    expect(names(await client.call("GET", "/api/companies"))).toEqual(["North"]);
    expect((await client.call("GET", `/api/users/${south.users.usr}`)).status).toBe(404);
    const companies = (await client.call("GET", "/api/users?limit=100")).body.rows.map((row: { companyId: number }) => row.companyId);
    expect(new Set(companies)).toEqual(new Set([north.companyId]));
    const moved = await client.call("PUT", "/api/users", { id: north.users.usr, companyId: south.companyId });
    expect([moved.status, moved.body.code, moved.body.field]).toEqual([406, "UserCompanyNotFound", "companyId"]);
  });

  it("nothing of another domain is reached through the same query as the database's role sees it", async () => {
    const rows = await database.asDomain(world().harbor.domainId, (tx) => tx.selectFrom("companies").select("name").execute());
    expect(rows).toEqual([{ name: "East" }]);
  });
});
