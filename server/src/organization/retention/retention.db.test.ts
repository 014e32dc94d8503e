import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { eraseOldPeople } from "./eraseOldPeople.ts";

const app = testApp();
const as = app.as;

/** Two at night, by the clock of the domain. */
const night = new Date("2027-01-15T02:00:00Z");
const atNight = () => ({ ...app.house(), now: () => night });

async function person(username: string, offSince: string | null): Promise<number> {
  const web = await as("web");
  const { companyId } = app.world().airport.north;
  const { body } = await web.call("POST", "/api/users", { username, firstName: "Mia", lastName: "Old", companyId, accessLevelId: 1 });
  if (offSince === null) return body.id;
  await web.call("PUT", "/api/users", { id: body.id, active: false });
  const owner = await app.database.owner();
  // only what the database has noted by itself is set back
  await owner.query("update users set deactivated_at = $2 where id = $1 and deactivated_at is not null", [body.id, offSince]);
  return body.id;
}

const names = async (ids: readonly number[]) => {
  const owner = await app.database.owner();
  const { rows } = await owner.query(
    "select id, username, last_name, erased_at is not null as erased from users where id = any($1) order by id",
    [ids],
  );
  return rows.map(({ username, last_name, erased }) => (erased ? `erased ${last_name}` : username));
};

test("people who were switched off for longer than the domain keeps them are erased at night; who is kept, active or elsewhere stays", async () => {
  const web = await as("web");
  const { domainId } = app.world().airport;
  const old = await person("off-old", "2026-01-01");
  const recent = await person("off-recent", "2026-12-01");
  const kept = await person("off-kept", "2026-01-01");
  const here = await person("here", null);
  const again = await person("back-again", "2026-01-01");
  const merged = await person("off-merged", "2026-01-01");
  expect((await web.call("PUT", "/api/users", { id: kept, retained: true })).status).toBe(200);
  expect((await web.call("PUT", "/api/users", { id: again, active: true })).status).toBe(200);
  const owner = await app.database.owner();
  await owner.query("update users set merged_into = $2 where id = $1", [merged, old]);
  const all = [old, recent, kept, here, again, merged];

  // off by default: nobody goes
  await eraseOldPeople(atNight());
  expect((await names(all)).filter((name) => name.startsWith("erased"))).toEqual([]);

  const preview = (level: "web" | "adm", id = domainId, months: number | string = 12) =>
    as(level).then((client) => client.call("GET", `/api/domains/${id}/retention?months=${months}`));
  // counted by the clock of this moment, in which the recent one is not yet switched off for a month either
  expect((await preview("web", domainId, 1)).body).toMatchObject({ retained: 1 });
  expect((await preview("adm")).status).toBe(403);
  expect((await preview("web", app.world().harbor.domainId)).status).toBe(404);
  expect((await preview("web", domainId, 0)).status).toBe(422);
  expect((await web.call("PUT", "/api/domains", { id: domainId, eraseAfterMonths: 241 })).body).toMatchObject({
    field: "eraseAfterMonths",
  });
  expect((await web.call("PUT", "/api/domains", { id: domainId, eraseAfterMonths: 12 })).status).toBe(200);

  // by day nothing happens
  await eraseOldPeople({ ...app.house(), now: () => new Date("2027-01-15T12:00:00Z") });
  expect((await names(all)).filter((name) => name.startsWith("erased"))).toEqual([]);
  await eraseOldPeople(atNight());
  expect(await names(all)).toEqual(["erased ", "off-recent", "off-kept", "here", "back-again", "erased "]);

  const events = await owner.query(
    "select type, subject_id, data from events where domain_id = $1 and type in ('domain.erase', 'user.delete') order by id",
    [domainId],
  );
  expect(events.rows.map(({ type, subject_id: subject }) => [type, Number(subject)])).toEqual([
    ["user.delete", old],
    ["user.delete", merged],
    ["domain.erase", domainId],
  ]);
  expect(events.rows.at(-1).data).toEqual({ months: 12, people: 1 });
  await eraseOldPeople(atNight());
  const after = await owner.query("select count(*)::int as count from events where type = 'domain.erase'");
  expect(after.rows[0].count).toBe(1);
});

test("more than one piece is erased in a night, and the preview counts the same people", async () => {
  const owner = await app.database.owner();
  const { domainId, north } = app.world().airport;
  await owner.query(
    `insert into users (domain_id, username, username_key, company_id, access_level_id, active, deactivated_at)
     select $1, 'many-' || n, 'many-' || n, $2, 1, false, '2020-01-01' from generate_series(1, 120) n`,
    [domainId, north.companyId],
  );
  const web = await as("web");
  const { body } = await web.call("GET", `/api/domains/${domainId}/retention?months=36`);
  expect(body.people).toBe(120);
  await web.call("PUT", "/api/domains", { id: domainId, eraseAfterMonths: 36 });
  await eraseOldPeople(atNight());
  const { rows } = await owner.query("select count(*)::int as count from users where username like 'many-%'");
  expect(rows[0].count).toBe(0);
});
