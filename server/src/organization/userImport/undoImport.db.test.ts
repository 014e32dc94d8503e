import { expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { importer } from "../../../test/organization/testImport.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const { open, check, apply, work } = importer(app, jobs);

const usersBy = async (names: string[]) => {
  const owner = await app.database.owner();
  const { rows } = await owner.query<{
    username: string;
    id: number;
    active: boolean;
    first_name: string;
    last_name: string;
    erased: boolean;
  }>(
    `select username, id, active, first_name, last_name, erased_at is not null as erased from users where username = any($1) order by username`,
    [names],
  );
  return rows;
};

test("an import is undone within a day: who was made goes or is switched off, what was changed goes back unless somebody changed it since", async () => {
  const client = await app.as("web");
  const { south } = app.world().airport;
  for (const username of ["u1", "u2", "u3"])
    await client.call("POST", "/api/users", { username, firstName: "Old", lastName: "Name", companyId: south.companyId, accessLevelId: 1 });
  const file =
    "User ID,First name,Surname,Company,Groups\nu1,New,Person,South,Undone\nu2,New,Person,South,\nn1,Nina,New,Tower,Undone\nn2,Nils,New,Tower,\n";
  const checked = await check(client, await open(client, file), { makesCompanies: true, makesGroups: true, accessLevelId: 1 });
  const applied = await apply(client, checked);
  expect(applied.undoUntil).not.toBeNull();
  const [n1, n2] = await usersBy(["n1", "n2"]);
  const [u1, u2] = await usersBy(["u1", "u2"]);
  // one of the new has been given a password and was here; of one that was changed the first name is another by now
  await client.call("POST", `/api/users/${n2!.id}/password`, { password: testPassword, forcePasswordChange: false });
  expect((await app.visitor().signIn({ username: "n2", password: testPassword, domain: "airport" })).status).toBe(200);
  await client.call("PUT", "/api/users", { id: u2!.id, firstName: "Newest" });

  const preview = await client.call("GET", `/api/users/imports/${checked.id}/undo`);
  expect(preview.body).toEqual({ erased: 1, switchedOff: 1, restored: 2, keptValues: 1, switchedOn: 0 });
  expect((await client.call("POST", `/api/users/imports/${checked.id}/undo`)).body.state).toBe("undoing");
  await work();
  const undone = (await client.call("GET", `/api/users/imports/${checked.id}`)).body;
  expect(undone).toMatchObject({ state: "undone", undoUntil: null });
  expect(await usersBy(["u1", "u2", "n2", `erased-${n1!.id}`])).toMatchObject([
    { username: `erased-${n1!.id}`, erased: true, first_name: "" },
    { username: "n2", active: false, erased: false },
    { id: u1!.id, first_name: "Old", last_name: "Name" },
    { id: u2!.id, first_name: "Newest", last_name: "Name" },
  ]);
  const owner = await app.database.owner();
  const { rows } = await owner.query(
    "select (select count(*) from groups where name = 'Undone')::int as groups, (select count(*) from companies where name = 'Tower')::int as companies",
  );
  expect(rows[0]).toEqual({ groups: 0, companies: 1 }); // somebody who was here belongs to the company
  expect((await client.call("POST", `/api/users/imports/${checked.id}/undo`)).body.code).toBe("ImportNotNow");
  const events = await owner.query("select type, user_id from events where type like 'user.import%' order by id");
  expect(events.rows.map(({ type }) => type)).toEqual(["user.importBegun", "user.importDone", "user.importUndoBegun", "user.importUndone"]);
});

test("after a day nothing is undone, and what the file said of people is gone; the figures stay in the list of imports", async () => {
  const client = await app.as("web");
  const applied = await apply(client, await check(client, await open(client, "User ID,Company\nold1,South\n")));
  const owner = await app.database.owner();
  await owner.query("update user_imports set ended_at = ended_at - interval '25 hours' where id = $1", [applied.id]);
  const refused = await client.call("POST", `/api/users/imports/${applied.id}/undo`);
  expect([refused.status, refused.body.code]).toEqual([409, "ImportTooOld"]);
  const { forgetImports } = await import("./forgetImports.ts");
  const { domainId } = app.world().airport;
  await app.house().asDomain(domainId, (tx) => forgetImports(tx, domainId, new Date(Date.now() - 24 * 3_600_000)));
  expect((await client.call("GET", `/api/users/imports/${applied.id}/lines`)).body).toEqual({ rows: [], count: 0 });
  const { body } = await client.call("GET", "/api/users/imports");
  expect(body.rows[0]).toMatchObject({ id: applied.id, by: "web", mine: true, applied: { create: 1 }, fileName: "people.csv" });
});

test("who is erased leaves no line of an import", async () => {
  const client = await app.as("web");
  await apply(client, await check(client, await open(client, "User ID,First name,Company\ngone1,Secret,South\n")));
  const [gone] = await usersBy(["gone1"]);
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  const { rows } = await owner.query<{ id: number }>("select id from companies where domain_id = $1 and kind = 'deleted'", [domainId]);
  const deleted =
    rows[0]?.id ??
    (
      await owner.query<{ id: number }>(
        "insert into companies (domain_id, name, name_key, kind) values ($1, 'Gone', 'gone', 'deleted') returning id",
        [domainId],
      )
    ).rows[0]!.id;
  expect((await client.call("PUT", "/api/users", { id: gone!.id, companyId: deleted })).status).toBe(200);
  expect((await client.call("DELETE", `/api/users/${gone!.id}`)).status).toBe(204);
  const left = await owner.query("select from user_import_lines where user_id = $1 or cells::text like '%Secret%'", [gone!.id]);
  expect(left.rows).toEqual([]);
});
