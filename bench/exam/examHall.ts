import { fork } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { demoDomains } from "../../content/tenant.ts";
import { readSettings } from "../../server/src/settings.ts";
import { domainsOf, type AsDomain } from "../../server/src/storage/asDomain.ts";
import { connectOwner, databasePlace } from "../../server/src/storage/databasePlace.ts";
import { connectionPool } from "../../server/src/storage/pool.ts";
import { postmasterOf } from "../../server/src/storage/postmaster.ts";
import { startServerProcess } from "../../server/test/ledger/serverProcess.ts";
import { learners, type BenchLearner } from "../training/learners.ts";
import { beginCourse, examCourse, type ExamCourse } from "./examCourse.ts";
import type { Sat, Sitting } from "./sitting.ts";

export interface ExamHall {
  server: { address: string; pid: number; postmaster: number };
  owner: pg.Client;
  asDomain: AsDomain;
  domainId: number;
  course: ExamCourse;
  people: BenchLearner[];
}

/** With `BENCH_STATEMENTS=1` PostgreSQL counts what each statement takes; with `BENCH_PROFILE=directory` Node writes a profile of the server there. */
const tellsStatements = process.env["BENCH_STATEMENTS"] === "1";
const profile = process.env["BENCH_PROFILE"];
const longestMs = 230_000;
const AT_ONCE = 250;

/** The real server in a process of its own, and learners who have signed in and begun a course with a final exam. */
export async function withExamHall(count: number, work: (hall: ExamHall) => Promise<void>): Promise<void> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-exam-")));
  const environment = {
    DATA_DIR: directory,
    PORT: "0",
    DEMO: "on",
    DEMO_HISTORY: "off",
    GENERATOR_WORKERS: "0",
    RATE_LIMIT: "0",
    LOG_LEVEL: "error",
    MALLOC_MMAP_THRESHOLD_: "131072",
  };
  const start = () =>
    startServerProcess(profile === undefined ? environment : { ...environment, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` });
  let server = await start();
  try {
    const settings = readSettings(environment); // its key is there once the server has begun
    if (tellsStatements) {
      const first = await connectOwner(await databasePlace(settings, { visit: true }));
      await first.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
      await first.query("alter system set pg_stat_statements.track = 'all'");
      await first.query("alter system set pg_stat_statements.track_planning = on");
      await first.end();
      await server.stop();
      server = await start();
    }
    const place = await databasePlace(settings, { visit: true });
    const owner = await connectOwner(place);
    const pool = connectionPool(place.where, { max: 2 });
    try {
      if (tellsStatements) await owner.query("create extension if not exists pg_stat_statements");
      const { rows } = await owner.query<{ id: number }>("select id from domains where name = $1", [demoDomains[0]?.name]);
      const domainId = rows[0]!.id;
      const asDomain = domainsOf(pool);
      const course = await asDomain(domainId, (tx) => examCourse(tx, domainId));
      const people = await learners({ asDomain, settings }, domainId, course.programId, count);
      for (let from = 0; from < people.length; from += AT_ONCE) {
        const some = people.slice(from, from + AT_ONCE).map(({ userId }) => userId);
        await asDomain(domainId, (tx) => beginCourse(tx, domainId, course, some));
        if (from === 0) await owner.query("analyze"); // or what follows how each learner stands is planned for empty tables
      }
      await owner.query("analyze"); // as for people who have been there for a while; of exams there is nothing yet
      await owner.query("checkpoint");
      if (tellsStatements) await owner.query("select pg_stat_statements_reset(), pg_stat_reset(), pg_stat_reset_shared('wal')");
      const postmaster = postmasterOf(join(directory, "database", "postgres"));
      if (postmaster === undefined) throw new Error("PostgreSQL is not where it should be.");
      await work({ server: { address: server.address, pid: server.pid, postmaster }, owner, asDomain, domainId, course, people });
      if (tellsStatements) await tellStatements(owner);
    } finally {
      await pool.end();
      await owner.end();
      await place.stop();
    }
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The learners are played by a process of their own, which is ended when it takes too long. */
export const sit = ({ server, course, people }: ExamHall, how: Pick<Sitting, "startMs" | "pageMs">): Promise<Sat> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "sitting.ts"), { serialization: "advanced" });
    const timer = setTimeout(() => child.kill("SIGKILL"), longestMs);
    child.once("message", (sat: Sat) => {
      clearTimeout(timer);
      resolve(sat);
    });
    child.once("exit", (code) => reject(new Error(`Whoever plays the learners ended with ${code}.`)));
    child.send({ ...how, ...course, address: server.address, learners: people } satisfies Sitting & ExamCourse);
  });

async function tellStatements(owner: pg.Client): Promise<void> {
  for (const within of [false, true]) {
    if (within) console.log("# Within functions:");
    const { rows } = await owner.query<Record<"calls" | "plan" | "run" | "each" | "buffers" | "wal" | "query", number | string>>(
      `select calls, round(total_plan_time)::int as plan, round(total_exec_time)::int as run, round((total_exec_time + total_plan_time)::numeric / calls, 3)::float8 as each,
              (shared_blks_hit + shared_blks_read) / calls as buffers, round(wal_bytes / calls) as wal, left(regexp_replace(query, '\\s+', ' ', 'g'), 150) as query
         from pg_stat_statements where toplevel <> $1 and calls > 0 order by total_exec_time + total_plan_time desc limit 45`,
      [within],
    );
    for (const { calls, plan, run, each, buffers, wal, query } of rows)
      console.log(`# ${calls} × ${each} ms (${run} + plan ${plan}), ${buffers} pages, ${wal} bytes of log: ${query}`);
  }
  const { rows: written } = await owner.query<Record<"name" | "made" | "changed" | "hot" | "vacuums", number | string>>(
    `select relname as name, n_tup_ins as made, n_tup_upd as changed, n_tup_hot_upd as hot, autovacuum_count + autoanalyze_count as vacuums
       from pg_stat_user_tables where n_tup_ins + n_tup_upd > 500 or autovacuum_count > 0 order by n_tup_ins + n_tup_upd desc limit 25`,
  );
  for (const { name, made, changed, hot, vacuums } of written)
    console.log(
      `# ${name}: ${made} rows made, ${changed} changed, ${hot} of them in their page, looked through by autovacuum ${vacuums} times`,
    );
  const { rows: log } = await owner.query<Record<"records" | "pages" | "bytes", string>>(
    "select wal_records as records, wal_fpi as pages, wal_bytes as bytes from pg_stat_wal",
  );
  for (const { records, pages, bytes } of log) console.log(`# log: ${records} records, ${pages} whole pages, ${bytes} bytes`);
}
