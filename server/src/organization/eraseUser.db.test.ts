import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world, database } = testApp();

test("who is erased is erased in every account that was merged into theirs, and in nobody else's", async () => {
  const owner = await database.owner();
  const { domainId, north, south } = world().airport;
  const [kept, merged, other] = [north.users.usr, south.users.usr, south.users.trn];
  await owner.query("update users set merged_into = $2, active = false, first_name = 'Same', email = 'same@example.org' where id = $1", [
    merged,
    kept,
  ]);
  const gone = await owner.query(
    "insert into companies (domain_id, name, name_key, kind) values ($1, 'Deleted users', 'deleted users', 'deleted') returning id",
    [domainId],
  );
  await owner.query("update users set company_id = $2, active = false where id = $1", [kept, gone.rows[0].id]);
  const web = await as("web");
  expect(await web.call("POST", "/api/users/delete", { ids: [merged] })).toMatchObject({
    status: 403,
    body: { code: "UserMoveBeforeDelete" },
  });
  expect((await web.call("POST", "/api/users/delete", { ids: [kept] })).status).toBeLessThan(300);
  const { rows } = await owner.query(
    "select id, username, first_name, email, erased_at is not null as erased from users where id = any($1) order by id",
    [[kept, merged, other]],
  );
  const of = (id: number) => rows.find((row) => row.id === id);
  for (const id of [kept, merged]) expect(of(id)).toMatchObject({ username: `erased-${id}`, first_name: "", email: null, erased: true });
  expect(of(other).erased).toBe(false);
  const told = await owner.query("select subject_id from events where type = 'user.delete' order by subject_id");
  expect(told.rows.map(({ subject_id: id }) => id)).toEqual([kept, merged].toSorted((one, two) => one - two));
});
