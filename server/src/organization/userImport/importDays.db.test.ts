import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { importer } from "../../../test/organization/testImport.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const { open, check, apply, work } = importer(app, jobs);

const programs = async (names: readonly string[]) => {
  const client = await app.as("web");
  const ids: Record<string, number> = {};
  for (const name of names) ids[name] = (await client.call("POST", "/api/programs", { name, title: name })).body.id;
  return ids;
};

/** Start, due and last day of what somebody is assigned, by program. */
const daysOf = async (username: string): Promise<Record<string, string>> => {
  const client = await app.as("web");
  const { body: found } = await client.call("GET", `/api/users?search=${username}&fields=username`);
  const { body } = await client.call("GET", `/api/users/${found.rows[0].id}/assignments`);
  return Object.fromEntries(
    body.rows.map((row: { program: string; ways: { startsOn: string; dueOn: string; endsOn: string }[] }) => [
      row.program,
      row.ways.map(({ startsOn, dueOn, endsOn }) => [startsOn, dueOn, endsOn].map((day) => day ?? "-").join(" ")).join(),
    ]),
  );
};

const head = "User ID,Company,Programs,Program starts on,Program due on,Last day of program";

test("start, due and last day of programs come with a file: each fault in its cell, one day for all programs or one for each, changed and undone", async () => {
  const client = await app.as("web");
  await programs(["Belt", "Hold"]);
  const template = await client.call("GET", "/api/users/imports/template?format=csv");
  expect(String(template.body)).toContain("Programs,Program starts on,Program due on,Last day of program");

  const faulty = await open(
    client,
    [
      head,
      "d1,South,Belt,31.02.2027,,",
      "d2,South,Belt,01.05.2027,01.04.2027,",
      "d3,South,Belt,01.05.2027,,01.04.2027",
      "d4,South,,,01.05.2027,",
      "d5,South,Belt;Hold,,01.05.2027;02.05.2027;03.05.2027,",
      "d6,South,Nowhere,,01.05.2027,",
    ].join("\n"),
  );
  expect(faulty.order.columns).toEqual(["username", "companyId", "programs", "startsOn", "dueOn", "endsOn"]);
  const judged = await check(client, faulty);
  const { body: lines } = await client.call("GET", `/api/users/imports/${judged.id}/lines`);
  expect(
    lines.rows.map(({ faults }: { faults: { column: number; code: string }[] }) => faults.map((f) => `${f.column} ${f.code}`)),
  ).toEqual([
    ["3 FieldNotDate"],
    ["4 AssignmentDueBeforeStart"],
    ["5 AssignmentEndsBeforeStart"],
    ["4 ImportDateAlone"],
    ["4 ImportDatesDiffer"],
    ["2 ImportNameUnknown"],
  ]);

  const made = await check(
    client,
    await open(
      client,
      [head, "d1,South,Belt;Hold,01.03.2027,01.05.2027;01.06.2027,", "d2,South,Hold|Belt,,;30.06.2027,31.12.2027"].join("\n"),
    ),
  );
  expect((await apply(client, made)).applied).toMatchObject({ create: 2 });
  expect(await daysOf("d1")).toEqual({ Belt: "2027-03-01 2027-05-01 -", Hold: "2027-03-01 2027-06-01 -" });
  expect(await daysOf("d2")).toEqual({ Belt: "- 2027-06-30 2027-12-31", Hold: "- - 2027-12-31" });
  const owner = await app.database.owner();
  const { rows } = await owner.query("select count(*)::int as count from events where type = 'user.assign'");
  expect(rows[0].count).toBe(2);

  // the same file changes nothing; of one that names new days each stays what it does not name
  const again = [head, "d1,South,Belt,,01.07.2027,", "d2,South,Hold;Belt,,,31.12.2027"].join("\n");
  const changing = await check(client, await open(client, again));
  expect(changing.counts).toMatchObject({ update: 1, unchanged: 1 });
  await apply(client, changing);
  expect(await daysOf("d1")).toEqual({ Belt: "2027-03-01 2027-07-01 -", Hold: "2027-03-01 2027-06-01 -" });

  // a start without programs is not taken for one of theirs
  expect((await open(client, "User ID,Start date\nd1,01.01.2020\n")).order.columns).toEqual(["username", null]);

  // the start stands in the database, so the file's own due day is what is wrong
  const early = await check(client, await open(client, "User ID,Programs,Program due on\nd1,Belt,01.02.2027\n"));
  const { body: wrong } = await client.call("GET", `/api/users/imports/${early.id}/lines`);
  expect(wrong.rows[0].faults).toMatchObject([{ column: 2, code: "AssignmentDueBeforeStart" }]);

  // programs that take the place of others lose their days with them; undone, all is back
  const taking = await check(client, await open(client, "User ID,Programs,Program due on\nd1,Belt,01.08.2027\n"), { lists: "replace" });
  await apply(client, taking);
  expect(await daysOf("d1")).toEqual({ Belt: "2027-03-01 2027-08-01 -" });
  const preview = await client.call("GET", `/api/users/imports/${taking.id}/undo`);
  expect(preview.body).toMatchObject({ restored: 1, keptValues: 0 });
  await client.call("POST", `/api/users/imports/${taking.id}/undo`);
  await work();
  expect(await daysOf("d1")).toEqual({ Belt: "2027-03-01 2027-07-01 -", Hold: "2027-03-01 2027-06-01 -" });

  // days that somebody set since stay
  const belt = (await client.call("GET", "/api/programs?search=Belt")).body.rows[0].id;
  const { body: d1 } = await client.call("GET", "/api/users?search=d1&fields=username");
  await client.call("POST", "/api/users/programs/assign", { people: { ids: [d1.rows[0].id] }, programIds: [belt], dueOn: "2028-01-01" });
  const kept = await client.call("GET", `/api/users/imports/${changing.id}/undo`);
  expect(kept.body).toMatchObject({ restored: 0, keptValues: 1 });
}, 60_000);

test("a birth date in the future is refused at its field: in the form's calls and in a file", async () => {
  const client = await app.as("web");
  const { companyId } = app.world().airport.south;
  const future = { status: 422, body: { code: "BirthDateFuture", field: "birthDate" } };
  const person = { username: "unborn", companyId, accessLevelId: 1 };
  expect(await client.call("POST", "/api/users", { ...person, birthDate: "2199-01-01" })).toMatchObject(future);
  const { body: made } = await client.call("POST", "/api/users", { ...person, birthDate: "1999-01-01" });
  expect(await client.call("PUT", "/api/users", { id: made.id, birthDate: "2199-01-01" })).toMatchObject(future);
  const checked = await check(
    client,
    await open(client, "User ID,Company,Date of birth\nborn,South,01.01.1999\nunborn2,South,01.01.2199\n"),
  );
  const { body: lines } = await client.call("GET", `/api/users/imports/${checked.id}/lines`);
  expect(
    lines.rows.map(({ faults }: { faults: { column: number; code: string }[] }) => faults.map((f) => `${f.column} ${f.code}`)),
  ).toEqual([[], ["2 BirthDateFuture"]]);
});
