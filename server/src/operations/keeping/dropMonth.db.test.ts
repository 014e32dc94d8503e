import type { PartitionedTable } from "@vigil/model/operations/operations";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testTraining } from "../../../test/reporting/testTraining.ts";
import { checkEvents } from "../../reporting/eventChain/checkEvents.ts";
import { faultsOfMonth } from "../../reporting/rollups/checkRollups.ts";
import { writeRollups } from "../../reporting/rollups/writeRollups.ts";
import { makeMonths } from "../../storage/makeMonths.ts";
import { countKept } from "./countKept.ts";
import { removeOld } from "./removeOld.ts";

const app = testApp();
const months = ["2019-02-01", "2019-03-01"] as const;
const [first, second] = months;
const today = "2026-11-23";
const house = () => ({ ...app.house(), now: () => new Date(`${today}T02:30:00Z`) });
const query = async (text: string, values: unknown[] = []) => (await app.database.ask(text, values)).rows;
const airport = () => ({ domainId: app.world().airport.domainId, userId: app.world().airport.north.users.usr });
const harbor = () => ({ domainId: app.world().harbor.domainId, userId: app.world().harbor.east.users.usr });
const domains = () => [airport().domainId, harbor().domainId];
const isThere = async (month: string) =>
  (await query("select to_regclass($1) is not null as there", [`simulator_decisions_${month.slice(0, 7).replace("-", "_")}`]))[0].there;
const rowsOf = async (domainId: number) =>
  (await query("select count(*)::int as rows from simulator_decisions where domain_id = $1", [domainId]))[0].rows;
const ending = async () => {
  for (const domainId of domains()) await countKept(house(), domainId);
  const { body } = await (await app.as("sup")).call<{ rows: PartitionedTable[] }>("GET", "/api/operations/partitions");
  return body.rows.find(({ name }) => name === "simulator_decisions")!.ending;
};
const keep = (domainId: number, value: number) => query("update domains set keep_answers_months = $2 where id = $1", [domainId, value]);
const told = async (domainId: number) =>
  (await query("select data from events where domain_id = $1 and type = 'domain.removeOld' order by id", [domainId])).map(({ data }) => [
    data.kind,
    data.month,
    data.rows,
  ]);

/** In each of two months a sealed session of three bags in each of two domains; in the first month another one in the harbor that nobody sealed. */
beforeAll(async () => {
  await makeMonths(app.database.pool, "2019-01-15");
  const { libraryId } = await testTraining(app);
  const [image] = await query(
    "insert into images (owner_domain_id, library_id, kind, decision, category, views) values (null, $1, 'threat', 'R', 'guns', '[]') returning id",
    [libraryId],
  );
  for (const { domainId, userId } of [airport(), harbor()])
    for (const [index, month] of months.entries())
      for (const sealed of domainId === harbor().domainId && index === 0 ? [true, false] : [true])
        await query(
          `with quiz as (insert into quizzes (domain_id, name, name_key, type) select $1, $2, $2, 'simulator' returning id),
             session as (insert into simulator_sessions (domain_id, user_id, type, quiz_id, image_library_id, settings, started_month, sealed_at, sealed_by, duration)
               select $1, $3, 'Practice', quiz.id, $4, '{}', $5, case when $6 then $5::date + 1 end, case when $6 then 'submit' end, 60 from quiz returning id)
           insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, decision, credit)
             select $1, $5, session.id, n, $7, 'VR', 'full' from session, generate_series(0, 2) n`,
          [domainId, `${month} ${sealed}`, userId, libraryId, month, sealed, image.id],
        );
  for (const domainId of domains()) await app.database.asDomain(domainId, (tx) => writeRollups(tx, domainId));
}, 60_000);

test("operations tell beforehand what goes and which months go as a whole; one that any domain keeps stays a partition", async () => {
  await keep(harbor().domainId, 0);
  expect(await ending()).toEqual({ rows: 6, whole: 0, until: second });
  await keep(harbor().domainId, 120);
  expect(await ending()).toEqual({ rows: 6, whole: 0, until: second });
  await removeOld(house(), airport().domainId);
  expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
  expect([await rowsOf(airport().domainId), await rowsOf(harbor().domainId)]).toEqual([0, 9]);
});

test("a month of somebody whose data are held, of a domain under a legal hold, or with what is not sealed is not dropped", async () => {
  const { domainId, userId } = harbor();
  await keep(domainId, 24);
  expect(await ending()).toEqual({ rows: 9, whole: 2, until: second });
  const drop = (month: string) => query("select month_to_drop('simulator_decisions', $1, $2)", [month, today]);
  await query("update domains set legal_hold = true where id = $1", [domainId]);
  await expect(drop(second)).rejects.toThrow("kept");
  await query("update domains set legal_hold = false where id = $1", [domainId]);
  await query("update users set retained = true where domain_id = $1 and id = $2", [domainId, userId]);
  await expect(drop(second)).rejects.toThrow("kept");
  await query("update users set retained = false where domain_id = $1 and id = $2", [domainId, userId]);
  await expect(drop(first)).rejects.toThrow("kept");
  await expect(query("select month_to_drop('events', $1, $2)", [first, today])).rejects.toThrow("do not go at once");
  // who says that today is far away drops nothing that is young
  const young = `${new Date().toISOString().slice(0, 7)}-01`;
  await query("update simulator_decisions set started_month = $2 where domain_id = $1 and started_month = $3", [domainId, young, second]);
  await expect(query("select drop_month('simulator_decisions', $1, '2099-01-01')", [young])).rejects.toThrow("kept");
  await query("update simulator_decisions set started_month = $2 where domain_id = $1 and started_month = $3", [domainId, second, young]);
});

test("a month of which no domain keeps anything goes at once, each domain is told of its own, and what was counted stays", async () => {
  const { domainId } = harbor();
  const counted = await query("select * from simulator_categories where domain_id = $1 order by session_id", [domainId]);
  expect(counted).toHaveLength(2);
  await query(
    `insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, decision, credit)
     select x.domain_id, x.started_month, x.id, n, (select min(id) from images), 'VR', 'full' from simulator_sessions x, generate_series(0, 2) n
      where x.domain_id = $1 and x.started_month = $2`,
    [airport().domainId, second],
  );
  await removeOld(house(), domainId);
  // of the first month what is sealed went row by row
  expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
  expect(await rowsOf(domainId)).toBe(3);
  expect(await told(domainId)).toEqual([
    ["decisions", first, 3],
    ["decisions", second, 3],
  ]);
  const state = await query(
    "select month::text, rows::int, removed::int, told::int, kept_because from kept_months where domain_id = $1 order by 1",
    [domainId],
  );
  expect(state).toEqual([
    { month: first, rows: 3, removed: 3, told: 3, kept_because: "held" },
    { month: second, rows: 0, removed: 3, told: 3, kept_because: null },
  ]);
  expect(await query("select * from simulator_categories where domain_id = $1 order by session_id", [domainId])).toEqual(counted);
  for (const month of months) expect(await app.database.asDomain(domainId, (tx) => faultsOfMonth(tx, domainId, month))).toEqual([]);
  // what the other domain had in it again is told there, beside what went of it before
  expect(await told(airport().domainId)).toEqual([first, second, second].map((month) => ["decisions", month, 3]));
  expect(
    await query("select removed::int, told::int from kept_months where domain_id = $1 and month = $2", [airport().domainId, second]),
  ).toEqual([{ removed: 6, told: 6 }]);
  for (const each of domains()) await checkEvents(house(), each);
  expect(await query("select sum(broken_count)::int as broken, count(*)::int > 1 as checked from event_checks")).toEqual([
    { broken: 0, checked: true },
  ]);
});
