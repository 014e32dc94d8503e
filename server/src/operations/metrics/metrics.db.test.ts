import { expect, test } from "vitest";
import { migratedDatabase } from "../../../test/storage/emptyDatabase.ts";
import { statementWatchers } from "../../storage/statements/watchStatements.ts";
import { testServers } from "../../../test/testServers.ts";

const database = migratedDatabase();
const start = testServers({ ...database.environment, DEMO: "on", DEMO_HISTORY: "off" });
const token = "a-token-of-prometheus";

/** The samples of an answer in Prometheus' text format, by name and labels. */
const samples = (text: string): Map<string, number> =>
  new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );

test("who has the token is told how a node and the installation stand, in the format of Prometheus", { timeout: 60_000 }, async () => {
  const { local, house, stop } = await start({ METRICS_TOKEN: token });
  const ask = (authorization: string) => fetch(`${local}/metrics`, { headers: { authorization } });
  for (const wrong of ["", token, `Bearer ${token}s`, `Basic ${token}`]) expect((await ask(wrong)).status).toBe(401);
  await house.jobs.ready();
  await fetch(`${local}/api/users/77`);
  await fetch(`${local}/api/no-such-route`);
  const answer = await ask(`Bearer ${token}`);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
  const text = await answer.text();
  const found = samples(text);
  const count = "vigil_http_request_duration_seconds_count";
  expect(found.get(`${count}{method="GET",route="/api/users/:id",status="401"}`)).toBe(1);
  expect(text).not.toContain("users/77");
  for (const name of [
    "vigil_leases_living",
    "vigil_rollup_faults",
    "vigil_exams_open",
    "vigil_simulator_sessions_open",
    "vigil_event_months_broken",
    "vigil_mails_given_up",
  ])
    expect([name, found.get(name)]).toEqual([name, 0]);
  expect(found.get("vigil_database_connections_listening")).toBeGreaterThan(0);
  expect([found.get(`vigil_nodes{state="living"}`), found.get(`vigil_nodes{state="gone"}`)]).toEqual([1, 0]);
  const clocks = [...found].filter(([name]) => name.startsWith("vigil_node_clock_off_seconds{"));
  expect([clocks.length, Math.abs(clocks[0]?.[1] ?? 99) < 5]).toEqual([1, true]);
  expect(found.get("vigil_disk_free_bytes")).toBeGreaterThan(0);
  expect(found.get("vigil_backup_age_seconds")).toBeNaN(); // there never was one
  expect(found.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  await stop();
});

test(
  "a scrape costs few statements however many domains there are, a second one soon after none, and leases that are over are not counted",
  {
    timeout: 60_000,
  },
  async () => {
    const { local, house, stop } = await start({ METRICS_TOKEN: token });
    const owner = await database.owner();
    await owner.query(
      `insert into domains (name, title, organization_id) select 'scraped-' || n, 'Scraped ' || n, (select min(id) from organizations) from generate_series(1, 40) n`,
    );
    const superuser = await database.superuser();
    await superuser.query("set session_replication_role = replica");
    const leased = `insert into training_leases (domain_id, user_id, tab_id, session_id, expires_at) values (1, $1, 't', 1, now() + $2::interval)`;
    await superuser.query(leased, [901, "1 minute"]);
    await superuser.query(leased, [902, "-1 minute"]);
    await superuser.query("insert into rollup_checks (domain_id, checked_at, faults) values (1, now() - interval '1 hour', 3)");
    await superuser.query(
      `update installation set last_backup = jsonb_build_object('at', now() - interval '2 hours', 'missing', 0, 'damaged', 0)`,
    );
    await house.jobs.ready();
    const sent: string[] = [];
    const watch = ({ text }: { text: string }) => void (/pgboss|nodes|installation_figures/.test(text) && sent.push(text));
    statementWatchers(house.pool).add(watch);
    const ask = async () => (await fetch(`${local}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
    const found = samples(await ask());
    expect(sent.filter((text) => text.includes("select"))).toHaveLength(3);
    await ask();
    expect(sent.filter((text) => text.includes("select"))).toHaveLength(3);
    expect([found.get("vigil_leases_living"), found.get("vigil_rollup_faults")]).toEqual([1, 3]);
    expect(found.get("vigil_rollup_check_age_seconds")).toBeGreaterThan(3500);
    expect(Math.round((found.get("vigil_backup_age_seconds") ?? 0) / 600)).toBe(12);
    await stop();
  },
);

test("without a token there is no such page", { timeout: 60_000 }, async () => {
  const { local, stop } = await start();
  const answer = await fetch(`${local}/metrics`, { headers: { authorization: "Bearer " } });
  expect(await answer.text()).not.toContain("process_cpu");
  await stop();
});
