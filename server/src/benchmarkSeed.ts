import { standardAddons } from "@vigil/model/organization/addon";
import pg from "pg";
import { hashPassword } from "./identity/password/passwordHash.ts";
import { columnTypes } from "./storage/pool.ts";

export interface Amounts {
  users: number;
  events: number;
}

/** Where the benchmark's rows lie, and who may read them all. */
export const benchmarkDomain = "benchmark";
export const benchmarkUser = "benchmark.admin";
export const benchmarkPassword = "Vigil-2026";

const usersPerCompany = 4000;
const monthsOfEvents = 24;
const eventsAtOnce = 1_000_000;
const domainAdministrator = 6;

/** Fills a domain of its own with users and events, as the owner of the tables, in statements that make their rows in the database. */
export async function fillBenchmark(ownerUrlOrClient: string | pg.Client, { users, events }: Amounts): Promise<void> {
  const owner =
    typeof ownerUrlOrClient === "string" ? new pg.Client({ connectionString: ownerUrlOrClient, types: columnTypes }) : ownerUrlOrClient;
  if (typeof ownerUrlOrClient === "string") await owner.connect();
  try {
    if ((await owner.query("select from domains where name = $1", [benchmarkDomain])).rowCount)
      throw new Error("This database already holds the benchmark.");
    await owner.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'");
    // the rows fit by construction: checking 16 million references and chaining 10 million events would take an hour
    await owner.query("set session_replication_role = replica").catch(() => {});
    const domainId = await fillOrganization(owner, users);
    await fillUsers(owner, domainId, users);
    await fillEvents(owner, domainId, users, events);
    await owner.query("reset all");
    for (const table of ["users", "user_words", "events", "companies"]) await owner.query(`vacuum (analyze) ${table}`);
  } finally {
    if (typeof ownerUrlOrClient === "string") await owner.end();
  }
}

async function fillOrganization(owner: pg.Client, users: number): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with customer as (insert into organizations (name, name_key) values ('Benchmark', 'benchmark') returning id)
     insert into domains (name, title, organization_id) select $1, 'Benchmark', id from customer returning id`,
    [benchmarkDomain],
  );
  const { id } = rows[0]!;
  await owner.query("insert into addons (domain_id, type) select $1, unnest($2::text[])", [id, standardAddons]);
  await owner.query(
    `insert into companies (domain_id, name, name_key, code, region)
     select $1, 'Company ' || to_char(n, 'FM0000'), 'company ' || to_char(n, 'FM0000'), 'C' || n, (array['North', 'East', 'South', 'West'])[1 + n % 4]
     from generate_series(1, $2) as n`,
    [id, Math.max(1, Math.ceil(users / usersPerCompany))],
  );
  await owner.query(
    `insert into company_words (domain_id, word, id)
     select distinct domain_id, word, id from companies, unnest(array['company', split_part(name_key, ' ', 2), lower(code)]) as word where domain_id = $1`,
    [id],
  );
  await owner.query(
    `insert into users (domain_id, username, username_key, company_id, access_level_id, first_name, last_name, password_hash, demo)
     select $1, $2, $2, min(id), $3, 'Benchmark', 'Administrator', $4, true from companies where domain_id = $1`,
    [id, benchmarkUser, domainAdministrator, await hashPassword(benchmarkPassword)],
  );
  return id;
}

const firstNames =
  "Anna,Ben,Chiara,David,Elif,Farid,Grace,Hana,Ivan,Jana,Karim,Lena,Marek,Nora,Omar,Paula,Quentin,Rosa,Samir,Tara,Uwe,Vera,Wei,Yara,Zoe";
const lastNames =
  "Abel,Brandt,Castro,Demir,Evans,Fischer,Garcia,Haddad,Ivanov,Jensen,Kaya,Lopez,Meyer,Novak,Okafor,Petrov,Quinn,Rossi,Schmidt,Tanaka,Ueda,Vogel,Weber,Yilmaz,Zhang";

async function fillUsers(owner: pg.Client, domainId: number, users: number): Promise<void> {
  await withoutIndexes(owner, "users", async () => {
    await owner.query(
      `insert into users (domain_id, username, username_key, company_id, access_level_id, first_name, last_name, active, created_at, last_seen_at)
       select $1, 'user' || n, 'user' || n, c.least + (n % c.number), 1 + (n % 50 = 0)::int, f.names[1 + n % 25],
         l.names[1 + (n / 25) % 25] || ' ' || to_char(n / 625, 'FM0000'), n % 20 <> 0, timestamptz '2025-01-01' + n * interval '20 seconds',
         case when n % 3 > 0 then timestamptz '2025-01-02' + n * interval '20 seconds' end
       from generate_series(1, $2::int) as n, (select min(id) as least, count(*) as number from companies where domain_id = $1) c,
         (select string_to_array($3, ',') as names) f, (select string_to_array($4, ',') as names) l`,
      [domainId, users, firstNames, lastNames],
    );
  });
  await withoutIndexes(owner, "user_words", async () => {
    await owner.query(
      `insert into user_words (domain_id, word, id)
       select distinct domain_id, word, id from users u,
         unnest(string_to_array(u.username_key || ' ' || (lower(u.first_name || ' ' || u.last_name) collate "C"), ' ')) as word
       where domain_id = $1 order by domain_id, word, id`,
      [domainId],
    );
  });
}

async function fillEvents(owner: pg.Client, domainId: number, users: number, events: number): Promise<void> {
  await owner.query("select make_partitions('events', (now() - make_interval(months => $1))::date, now()::date)", [monthsOfEvents]);
  await withoutIndexes(owner, "events", async () => {
    for (let from = 0; from < events; from += eventsAtOnce)
      await owner.query(
        `insert into events (domain_id, month, at, type, severity, request_id, address, user_id, company_id, subject_entity, subject_id, hash)
         select $1, date_trunc('month', e.at at time zone 'UTC')::date, e.at,
           (array['user.update', 'user.login', 'simulatorSession.seal', 'group.update', 'company.update'])[1 + n % 5],
           case when n % 1000 = 0 then 'error' when n % 100 = 0 then 'warning' else 'info' end,
           md5(n::text), '192.0.2.' || n % 250, u.least + n % $2, c.least + n % c.number, 'user', u.least + n % $2, ''
         from generate_series($3::int, $4::int) as n,
           lateral (select now() - ($5::int - n) * (make_interval(days => 720) / $5::int) as at) e,
           (select min(id) as least from users where domain_id = $1) u,
           (select min(id) as least, count(*) as number from companies where domain_id = $1) c`,
        [domainId, Math.max(1, users), from + 1, Math.min(from + eventsAtOnce, events), events],
      );
  });
}

/** Building an index once is several times as fast as keeping it while millions of rows arrive. Primary and unique keys stay. */
async function withoutIndexes(owner: pg.Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = $1::regclass and not i.indisprimary and not i.indisunique`,
    [table],
  );
  await owner.query("begin"); // whatever happens, the indexes are there afterwards
  try {
    for (const { name } of rows) await owner.query(`drop index ${name}`);
    await work();
    // "on only" names the partitioned index alone; without it the partitions get theirs as well
    for (const { definition } of rows) await owner.query(definition.replace(" ON ONLY ", " ON "));
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}
