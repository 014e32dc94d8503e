import Fastify from "fastify";
import pg from "pg";
import { benchmarkDomain, benchmarkPassword, benchmarkUser, fillBenchmark } from "../server/src/benchmarkSeed.ts";
import type { DatabasePlace } from "../server/src/storage/databasePlace.ts";
import { connectionPool } from "../server/src/storage/pool.ts";
import { withBenchmarkServer } from "./benchmarkServer.ts";
import { hammer, type Hits } from "./hammer.ts";

/** `BENCH_DATA=data/bench BENCH_USERS=1000000 BENCH_EVENTS=10000000 npm run bench -- lists` for the figures of the quality page; the data are kept there. */
const users = Number(process.env["BENCH_USERS"] ?? 100_000);
const events = Number(process.env["BENCH_EVENTS"] ?? 200_000);
const SECONDS = 4;
const LANES = 24;
const ROUNDS = 4;
/** Pages walked before one counts as deep. */
const DEEP_PAGES = 60;

const fields = "username,firstName,lastName,companyId,active,createdAt";
const order = "asc(lastName),asc(firstName)";
const list = `/api/users?fields=${fields}&order=${order}`;
const bareQuery = `select id, revision, username, first_name, last_name, company_id, active, created_at from users
  where domain_id = $1 order by last_name, first_name, id limit 20`;

/** A list of 20 of many users, signed in, with permission, scope, row security and validation, beside the same query of a bare Fastify + pg. */
export async function lists(): Promise<void> {
  await withBenchmarkServer(
    { fill: (owner) => fillBenchmark(owner, { users, events }), filled: `${users} users and ${events} events` },
    async ({ server, place }) => {
      const bare = await bareServer(place);
      const headers = await signedIn(server.address);
      await measure(server.address, bare.address, headers);
      await bare.stop();
    },
  );
}

async function measure(ours: string, bare: string, headers: Record<string, string>): Promise<void> {
  const run = (address: string, path: string): Promise<Hits> => {
    const shots = Array.from({ length: 20_000 }, () => ({ method: "GET" as const, path, headers, body: "" }));
    return hammer({ address, seconds: SECONDS, lanes: Array.from({ length: LANES }, () => shots) });
  };
  const deep = `/api/events?count=none&after=${await cursorBehind(ours, "/api/events?count=none&limit=200", headers)}`;
  const rounds: Record<"bare" | "list" | "counted" | "usual" | "first" | "deep", Hits>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      bare: await run(bare, "/users"),
      list: await run(ours, `${list}&count=none`),
      counted: await run(ours, list),
      usual: await run(ours, "/api/users"),
      first: await run(ours, "/api/events?count=none"),
      deep: await run(ours, deep),
    });
  // the first round warms up
  const middle = (value: (round: (typeof rounds)[number]) => number): number =>
    rounds
      .slice(1)
      .map(value)
      .toSorted((one, other) => one - other)[Math.floor((ROUNDS - 1) / 2)]!;
  console.log(`lists.ratioToBare ${middle((round) => round.list.perSecond / round.bare.perSecond).toFixed(2)} x`);
  console.log(`lists.perSecond ${Math.round(middle((round) => round.list.perSecond))} /s`);
  console.log(`lists.barePerSecond ${Math.round(middle((round) => round.bare.perSecond))} /s`);
  console.log(`lists.countRatio ${middle((round) => round.counted.perSecond / round.list.perSecond).toFixed(2)} x`);
  console.log(`lists.usualPerSecond ${Math.round(middle((round) => round.usual.perSecond))} /s`); // all columns, by company and user name
  console.log(`lists.deepRatio ${middle((round) => round.deep.p95Ms / round.first.p95Ms).toFixed(2)} x`);
}

async function bareServer(place: DatabasePlace): Promise<{ address: string; stop: () => Promise<void> }> {
  const pool: pg.Pool = connectionPool(place.ownerWhere);
  const { rows } = await pool.query<{ id: number }>("select id from domains where name = $1", [benchmarkDomain]);
  const app = Fastify();
  app.get("/users", async () => ({ rows: (await pool.query(bareQuery, [rows[0]!.id])).rows }));
  const stop = async () => {
    await app.close();
    await pool.end();
  };
  return { address: await app.listen({ host: "127.0.0.1", port: 0 }), stop };
}

async function signedIn(address: string): Promise<Record<string, string>> {
  const visit = await fetch(`${address}/api/user/login`);
  await visit.arrayBuffer();
  const token = { cookie: visit.headers.get("set-cookie")?.split(";")[0] ?? "", "x-xsrf-token": visit.headers.get("x-xsrf-token") ?? "" };
  const body = JSON.stringify({ username: benchmarkUser, password: benchmarkPassword, domain: benchmarkDomain });
  const answer = await fetch(`${address}/api/user/login`, {
    method: "POST",
    headers: { ...token, "content-type": "application/json" },
    body,
  });
  if (answer.status !== 200) throw new Error(`The benchmark's user was answered ${answer.status} ${await answer.text()}`);
  return { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

async function cursorBehind(address: string, path: string, headers: Record<string, string>): Promise<string> {
  let after: string | undefined;
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const answer = await fetch(`${address}${path}${after === undefined ? "" : `&after=${after}`}`, { headers });
    const body = (await answer.json()) as { after?: string };
    if (body.after === undefined) throw new Error(`${path} ends after ${page} pages.`);
    after = body.after;
  }
  return after!;
}
