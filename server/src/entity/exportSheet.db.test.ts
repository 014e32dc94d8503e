import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testClientBytes } from "../../test/http/testClientBytes.ts";

const app = testApp();

test("a list goes out as a workbook in the reader's words: heads, names in the place of numbers, yes and no; formulas stay texts", async () => {
  const client = await app.as("web");
  const { north } = app.world().airport;
  const group = (await client.call("POST", "/api/groups", { name: "Night; late", users: [north.users.usr] })).body;
  const asked = `/api/users/sheet?fields=username,firstName,companyId,company.name,active,createdAt&id=${north.users.usr},${north.users.ins}&order=asc(username)`;
  await client.call("PUT", "/api/users", { id: north.users.usr, firstName: "=1+1" });
  const book = await readXlsx(await testClientBytes(client, `${asked}&format=xlsx`));
  const [head, first, second] = book.sheets[0]!.rows;
  expect(head).toEqual(["User ID", "First name", "Company", "Active", "Created"]);
  expect([first![0], second!.slice(0, 4)]).toEqual(["ins", ["usr", "=1+1", "North", "Yes"]]);
  expect(second![4]).toBeInstanceOf(Date);
  const csv = (await testClientBytes(client, `${asked}&format=csv&language=ar`)).toString("utf8");
  expect(csv.split("\r\n")[0]).toBe("\u{FEFF}معرّف المستخدم,الاسم الأول,الشركة,نشط,أُنشئ في");
  expect(csv).toContain("usr,'=1+1,North,نعم,");
  const groups = (await testClientBytes(client, "/api/groups/sheet?format=csv&fields=name,active")).toString("utf8");
  expect(groups).toContain('"Night; late",Yes');
  expect(group.id).toBeGreaterThan(0);
  // a column is as wide as what stands in it
  await client.call("PUT", "/api/users", { id: north.users.usr, firstName: "Bartholomew Maximilian Alexander" });
  const wide = await readXlsx(await testClientBytes(client, `${asked}&format=xlsx`));
  expect(wide.sheets[0]!.columns?.map(({ width }) => Math.round(width ?? 0))).toEqual([12, 34, 12, 12, 12]);
});

test("nobody takes out what they may not see, and a list longer than a page goes out whole", async () => {
  const client = await app.as("adm");
  const csv = (await testClientBytes(client, "/api/users/sheet?format=csv&fields=username,company.name&order=asc(username)")).toString(
    "utf8",
  );
  expect(csv).toContain("usr,North");
  expect(csv).not.toContain("South");
  expect((await (await app.as("usr")).call("GET", "/api/users/sheet")).status).toBe(403);
  const owner = await app.database.owner();
  const { domainId, north } = app.world().airport;
  await owner.query(
    `insert into users (domain_id, username, username_key, company_id, access_level_id) select $1, 'many' || n, 'many' || n, $2, 1 from generate_series(1, 2100) n`,
    [domainId, north.companyId],
  );
  const all = (await testClientBytes(client, "/api/users/sheet?format=csv&fields=username&order=asc(username)")).toString("utf8");
  expect(
    new Set(
      all
        .trimEnd()
        .split("\r\n")
        .filter((line) => line.startsWith("many")),
    ).size,
  ).toBe(2100);
  const { rows: taken } = await owner.query("select id from users where username in ('many7', 'many2000')");
  const some = await testClientBytes(client, `/api/users/sheet?format=csv&fields=username&without=${taken.map(({ id }) => id).join()}`);
  const lines = some.toString("utf8").split("\r\n");
  expect(lines.filter((line) => line.startsWith("many")).length).toBe(2098);
  expect(lines).not.toContain("many7");
  expect((await client.call("GET", "/api/users/sheet?without=1,x")).status).toBe(422);
  const events = await owner.query("select data from events where type = 'user.export' order by id desc limit 1");
  expect(events.rows[0].data.fields).toEqual(["username"]);
});
