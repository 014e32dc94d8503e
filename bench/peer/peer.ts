import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { benchmarkDomain, benchmarkPassword, benchmarkUser, fillBenchmark } from "../../server/src/benchmarkSeed.ts";
import { columnTypes } from "../../server/src/storage/pool.ts";
import { postmasterOf } from "../../server/src/storage/postmaster.ts";
import { withBenchmarkServer } from "../benchmarkServer.ts";
import { hammer, type Shot } from "../hammer.ts";
import { processorMs, processorOfFamilyMs } from "../processor.ts";
import { installDirectus, startDirectus, type Directus } from "./directus.ts";

const users = Number(process.env["BENCH_USERS"] ?? 100_000);
/** Where Directus is installed already: a run in it does not fetch it again. */
const kept = process.env["BENCH_PEER"];
const SECONDS = 4;
const LANES = 12;
const SIGN_INS_AT_ONCE = 4;
/** The first one warms up and is not counted. */
const ROUNDS = 4;
const email = "benchmark@example.org";
const fields = ["id", "username", "first_name", "last_name", "company_id", "active", "created_at"];

type Work = "list" | "write" | "signIn";
interface Done {
  perSecond: number;
  /** Processor time of one call in milliseconds: of the server itself, and of PostgreSQL. Of lists and writes. */
  node?: number;
  postgres?: number;
}
type Side = Record<Work, () => Promise<Done>>;

/**
 * The same list, write and sign-in of Vigil and of Directus: the same rows in one PostgreSQL, one after the other in each round. Each has its rights
 * on, for a user who is no administrator of the installation: Vigil's administrator of a domain, a role of Directus that may read and change
 * people of one domain. Both keep a log of writes.
 */
export async function peer(): Promise<void> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), "vigil-peer-"));
  try {
    await installDirectus(directory);
    await withBenchmarkServer(
      { fill: (owner) => fillBenchmark(owner, { users, events: 1000 }), filled: `${users} users` },
      async ({ server, place, domainId, directory: data }) => {
        if (!("host" in place.ownerWhere)) throw new Error("The peer needs the embedded database.");
        const { host, user } = place.ownerWhere;
        await query({ host, user, database: "postgres" }, "create database peer");
        const directus = await startDirectus(directory, { host, user, name: "peer" });
        try {
          await fillPeer({ host, user, database: "peer" }, domainId);
          const postmaster = postmasterOf(join(realpathSync(data), "database", "postgres"))!;
          const oursMs = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
          const ours = await oursOf(server.address, { nodeMs: oursMs, loadsItself: true, postmaster });
          const theirs = await theirsOf(directus, domainId, { nodeMs: () => processorMs(directus.pid), loadsItself: false, postmaster });
          await compare(ours, theirs);
        } finally {
          await directus.stop();
        }
      },
    );
  } finally {
    if (kept === undefined) rmSync(directory, { recursive: true, force: true });
  }
}

async function compare(ours: Side, theirs: Side): Promise<void> {
  for (const work of ["list", "write", "signIn"] as const) {
    const rounds: { ours: Done; theirs: Done }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ ours: await ours[work](), theirs: await theirs[work]() });
    const ratioOf = (round: (typeof rounds)[number]) => round.ours.perSecond / round.theirs.perSecond;
    const middle = rounds.slice(1).toSorted((one, other) => ratioOf(one) - ratioOf(other))[Math.floor((ROUNDS - 1) / 2)]!;
    console.log(`peer.${work}.ratio ${ratioOf(middle).toFixed(2)} x`);
    console.log(`peer.${work}.perSecond ${middle.ours.perSecond.toFixed(1)} /s, Directus ${middle.theirs.perSecond.toFixed(1)} /s`);
    if (middle.ours.node === undefined) continue;
    const [one, other] = [middle.ours, middle.theirs].map(({ node = 0, postgres = 0 }) => ({ node, postgres, both: node + postgres })) as [
      Cost,
      Cost,
    ];
    console.log(`peer.${work}.processorRatio ${(other.both / one.both).toFixed(2)} x`);
    console.log(`peer.${work}.processor ${textOf(one)} ms, Directus ${textOf(other)} ms`);
  }
  console.log(`# load ${loadavg()[0]!.toFixed(1)}`);
}

type Cost = Record<"node" | "postgres" | "both", number>;
const textOf = ({ node, postgres }: Cost): string => `${node.toFixed(2)} + ${postgres.toFixed(2)}`;

/** Whose processor time is read, and how. */
interface Watched {
  nodeMs: () => number;
  /** Who loads it runs in the same process, and is taken off. */
  loadsItself: boolean;
  postmaster: number;
}

const hit = async (
  address: string,
  { nodeMs, loadsItself, postmaster }: Watched,
  shot: (lane: number, turn: number) => Shot,
): Promise<Done> => {
  const lanes = Array.from({ length: LANES }, (_, lane) => Array.from({ length: 4000 }, (_turn, turn) => shot(lane, turn)));
  const before = [nodeMs(), processorOfFamilyMs(postmaster)] as const;
  const { perSecond, count, ownMs } = await hammer({ address, seconds: SECONDS, lanes });
  const node = nodeMs() - before[0] - (loadsItself ? ownMs : 0);
  return { perSecond, node: node / count, postgres: (processorOfFamilyMs(postmaster) - before[1]) / count };
};

async function signIns(once: () => Promise<unknown>): Promise<Done> {
  const begun = performance.now();
  let count = 0;
  const work = async () => {
    for (; performance.now() - begun < SECONDS * 1000; count += 1) await once();
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, work));
  return { perSecond: (1000 * count) / (performance.now() - begun) };
}

async function oursOf(address: string, watched: Watched): Promise<Side> {
  const signIn = async () => {
    const visit = await fetch(`${address}/api/user/login`);
    await visit.arrayBuffer();
    const headers = {
      cookie: cookieOf(visit),
      "x-xsrf-token": visit.headers.get("x-xsrf-token") ?? "",
      "content-type": "application/json",
    };
    const body = JSON.stringify({ username: benchmarkUser, password: benchmarkPassword, domain: benchmarkDomain });
    const entered = await fetch(`${address}/api/user/login`, { method: "POST", headers, body });
    if (!entered.ok) throw new Error(`Vigil answered ${entered.status} ${await entered.text()}`);
    await entered.arrayBuffer();
    return { cookie: cookieOf(entered), "x-xsrf-token": entered.headers.get("x-xsrf-token") ?? headers["x-xsrf-token"] };
  };
  const headers = await signIn();
  const path =
    "/api/users?fields=username,firstName,lastName,companyId,active,createdAt&order=asc(lastName),asc(firstName)&active=true&count=none";
  const found = await fetch(`${address}/api/users?fields=username&limit=200&count=none&order=desc(id)`, { headers });
  const { rows } = (await found.json()) as { rows: { id: number }[] };
  return {
    list: () => hit(address, watched, () => ({ method: "GET", path, headers, body: "" })),
    write: () =>
      hit(address, watched, (lane, turn) => ({
        method: "PUT",
        path: "/api/users",
        headers,
        body: JSON.stringify({ id: rows[(lane + LANES * turn) % (LANES * 8)]!.id, firstName: `Anna ${turn} ${Math.random()}` }),
      })),
    signIn: () => signIns(signIn),
  };
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");

async function theirsOf({ address, call }: Directus, domainId: number, watched: Watched): Promise<Side> {
  const rule = (action: "read" | "update") => ({
    collection: "people",
    action,
    fields: ["*"],
    permissions: { domain_id: { _eq: domainId } },
    validation: {},
  });
  await call("POST", "/collections", { collection: "people", meta: {} }).catch(() => call("PATCH", "/collections/people", { meta: {} }));
  const role = await call<{ id: string }>("POST", "/roles", { name: "People" });
  const policy = { name: "People", app_access: false, admin_access: false, permissions: [rule("read"), rule("update")] };
  const { id: policyId } = await call<{ id: string }>("POST", "/policies", policy);
  await call("PATCH", `/roles/${role.id}`, { policies: { create: [{ policy: policyId }], update: [], delete: [] } });
  await call("POST", "/users", { email, password: benchmarkPassword, role: role.id, status: "active" });
  const signIn = async () => {
    const body = JSON.stringify({ email, password: benchmarkPassword });
    const answer = await fetch(`${address}/auth/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
    if (!answer.ok) throw new Error(`Directus answered ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
  };
  const headers = { authorization: `Bearer ${await signIn()}` };
  const path = `/items/people?fields=${fields.join(",")}&sort=last_name,first_name&limit=20&filter[active][_eq]=true`;
  const page = await fetch(`${address}${path}`, { headers });
  const { data } = (await page.json()) as { data?: { id: number }[] };
  if (data?.length !== 20) throw new Error(`Directus answered its list with ${page.status} ${JSON.stringify(data)}`);
  const last = await fetch(`${address}/items/people?fields=id&sort=-id&limit=200`, { headers });
  const rows = ((await last.json()) as { data: { id: number }[] }).data;
  return {
    list: () => hit(address, watched, () => ({ method: "GET", path, headers, body: "" })),
    write: () =>
      hit(address, watched, (lane, turn) => ({
        method: "PATCH",
        path: `/items/people/${rows[(lane + LANES * turn) % (LANES * 8)]!.id}`,
        headers,
        body: JSON.stringify({ first_name: `Anna ${turn} ${Math.random()}` }),
      })),
    signIn: () => signIns(signIn),
  };
}

/** The same people with the same index for the list, in a table as Directus likes them. */
async function fillPeer(where: pg.ClientConfig, domainId: number): Promise<void> {
  const source = `host=${where.host} user=${where.user} dbname=vigil`;
  await query(
    where,
    `create extension if not exists dblink;
     create table people (id bigint primary key, domain_id bigint not null, username text not null, first_name text not null, last_name text not null,
       company_id bigint not null, active boolean not null, created_at timestamptz not null);
     insert into people select * from dblink('${source}', 'select id, domain_id, username, first_name, last_name, company_id, active, created_at from users where domain_id = ${domainId}')
       as found (id bigint, domain_id bigint, username text, first_name text, last_name text, company_id bigint, active boolean, created_at timestamptz);
     create index on people (domain_id, last_name, first_name, id);
     create index on people (last_name, first_name, id);
     analyze people`,
  );
}

async function query(where: pg.ClientConfig, text: string): Promise<void> {
  const client = new pg.Client({ ...where, types: columnTypes });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
