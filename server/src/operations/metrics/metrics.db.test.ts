import { expect, test } from "vitest";
import { emptyDatabase } from "../../../test/storage/emptyDatabase.ts";
import { testServers } from "../../../test/testServers.ts";

const database = emptyDatabase();
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
  for (const name of ["vigil_exams_open", "vigil_simulator_sessions_open", "vigil_event_months_broken", "vigil_mails_given_up"])
    expect([name, found.get(name)]).toEqual([name, 0]);
  expect(found.get("vigil_database_connections_listening")).toBeGreaterThan(0);
  expect(found.get("vigil_disk_free_bytes")).toBeGreaterThan(0);
  expect(found.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  await stop();
});

test("without a token there is no such page", { timeout: 60_000 }, async () => {
  const { local, stop } = await start();
  const answer = await fetch(`${local}/metrics`, { headers: { authorization: "Bearer " } });
  expect(await answer.text()).not.toContain("process_cpu");
  await stop();
});
