import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { importer } from "../../../test/organization/testImport.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const { open, check, apply, work } = importer(app, jobs);

test("the people of a file are found by it: new, changed and unchanged ones, those of a later file by that one; nobody after an undo", async () => {
  const client = await app.as("web");
  const namesOf = async (id: number) => {
    const { status, body } = await client.call("GET", `/api/users?importId=${id}&fields=username&order=asc(username)`);
    return status === 200 ? body.rows.map(({ username }: { username: string }) => username) : body.code;
  };
  const bring = async (...lines: string[]) =>
    apply(client, await check(client, await open(client, ["User ID,Last name,Company", ...lines].join("\n"))));
  const first = await bring("f1,One,South", "f2,Two,South", "f3,Three,South");
  expect(await namesOf(first.id)).toEqual(["f1", "f2", "f3"]);
  const second = await bring("f2,Two,South", "f3,Other,South", "f4,Four,South");
  expect([await namesOf(first.id), await namesOf(second.id)]).toEqual([["f1"], ["f2", "f3", "f4"]]);

  // what is done to a filter is done to exactly these
  const preview = await client.call("POST", "/api/users/firstpasswords/preview", {
    on: { matching: { importId: String(second.id) }, count: 3 },
  });
  expect([preview.body.count, preview.body.ids.length]).toEqual([3, 3]);
  // whoever may bring in no files is told of none
  const { body: refused, status } = await (await app.as("spi-sales")).call("GET", `/api/users?importId=${second.id}`);
  expect([status, refused.code]).toEqual([422, "FieldUnknown"]);

  expect((await client.call("POST", `/api/users/imports/${second.id}/undo`)).status).toBe(200);
  await work();
  expect(await namesOf(second.id)).toEqual([]);
});

test("a cell with a dash alone empties its field, takes days away and leaves groups; what is needed cannot be emptied", async () => {
  const client = await app.as("web");
  for (const name of ["Dash 1", "Dash 2"]) await client.call("POST", "/api/programs", { name, title: name });
  const head = "User ID,First name,Last name,Company,Employee number,E-mail,Date of birth,Groups,Programs,Program due on,Locker";
  const bring = async (order: object, ...lines: string[]) => {
    const opened = await open(client, [head, ...lines].join("\n"));
    const columns = opened.order.columns.map((column, index) => (opened.heads[index] === "Locker" ? ("data" as const) : column));
    return check(client, opened, { columns, makesGroups: true, ...order });
  };
  await apply(client, await bring({}, "d1,Ann,Lane,South,77001,d1@example.org,01.02.1990,Dashers,Dash 1;Dash 2,01.05.2099;02.05.2099,17"));
  const recordOf = async () => {
    const { body } = await client.call("GET", "/api/users?search=d1&fields=username");
    return (await client.call("GET", `/api/users/${body.rows[0].id}`)).body;
  };
  const before = await recordOf();
  expect(before).toMatchObject({
    firstName: "Ann",
    pin: "77001",
    email: "d1@example.org",
    birthDate: "1990-02-01",
    data: { Locker: "17" },
  });
  expect([before.groups.length, before.programs.length]).toEqual([1, 2]);

  const needed = await bring({}, "-,,,,,,,,,,", "d1,,,-,,,,,,,");
  const { body: lines } = await client.call("GET", `/api/users/imports/${needed.id}/lines`);
  expect(
    lines.rows.map(({ faults }: { faults: { column: number; code: string }[] }) => faults.map((f) => `${f.column} ${f.code}`)),
  ).toEqual([["0 FieldRequired"], ["3 FieldRequired"]]);

  await apply(client, await bring({}, "d1,-,,,-,-,-,-,Dash 1;Dash 2,-;,-"));
  expect(await recordOf()).toMatchObject({
    firstName: "",
    lastName: "Lane",
    pin: null,
    email: null,
    birthDate: null,
    groups: [],
    data: {},
  });
  const { body: assigned } = await client.call("GET", `/api/users/${before.id}/assignments`);
  expect(assigned.rows.map(({ program, dueOn }: { program: string; dueOn: string | null }) => [program, dueOn])).toEqual([
    ["Dash 1", null],
    ["Dash 2", "2099-05-02"],
  ]);
  await apply(client, await bring({}, "d1,,,,,,,,-,,"));
  expect((await recordOf()).programs).toEqual([]);
});

test("a day that is past is told before it holds: at its cell of a file unless past days are meant, and by the preview of an assignment", async () => {
  const client = await app.as("web");
  const { body: program } = await client.call("POST", "/api/programs", { name: "Late", title: "Late" });
  const opened = await open(
    client,
    "User ID,Company,Programs,Program due on,Last day of program\nl1,South,Late,01.05.2020,\nl2,South,Late,,01.05.2020",
  );
  const checked = await check(client, opened);
  const { body: lines } = await client.call("GET", `/api/users/imports/${checked.id}/lines`);
  expect(
    lines.rows.map(({ faults }: { faults: { column: number; code: string }[] }) => faults.map((f) => `${f.column} ${f.code}`)),
  ).toEqual([["3 ImportDayPast"], ["4 ImportDayPast"]]);
  const meant = await check(client, checked, { pastDays: true });
  expect(meant.counts).toMatchObject({ create: 2, faulty: 0 });

  const call = { people: { ids: [app.world().airport.north.users.usr] }, programIds: [program.id] };
  const past = async (days: object) => (await client.call("POST", "/api/users/programs/assign/preview", { ...call, ...days })).body.past;
  expect(await past({ dueOn: "2020-05-01", endsOn: "2099-05-01" })).toEqual(["dueOn"]);
  expect(await past({ dueOn: "2020-05-01", endsOn: "2020-06-01" })).toEqual(["dueOn", "endsOn"]);
  expect(await past({ dueOn: "2099-05-01" })).toEqual([]);
});
