import { allPermissions } from "@vigil/model/identity/permission";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { reportCodes, type ReportCode } from "@vigil/model/reporting/reports/report";
import { widgetNames } from "@vigil/model/reporting/dashboards/widget";
import type pg from "pg";
import { fillBenchmark } from "../server/src/benchmarkSeed.ts";
import type { House } from "../server/src/house.ts";
import type { Caller } from "../server/src/identity/access/caller.ts";
import { readFigures } from "../server/src/reporting/dashboards/readFigures.ts";
import { workReport } from "../server/src/reporting/reports/workReport.ts";
import { writeRollups } from "../server/src/reporting/rollups/writeRollups.ts";
import { fillWork } from "../server/test/reporting/fillWork.ts";
import { withBenchmarkServer } from "./benchmarkServer.ts";

/** Kept, so that the next run has them: `BENCH_DATA=data/bench BENCH_USERS=200000 npm run bench -- reports`. BENCH_ONLY=S30,simulatorTime asks for these alone. */
const users = Number(process.env["BENCH_USERS"] ?? 20_000);
const only = process.env["BENCH_ONLY"]?.split(",");

/** Every report over all learners of a domain, over everything, and every widget: milliseconds, lines, statements and pages of PostgreSQL that each took. */
export async function reports(): Promise<void> {
  await withBenchmarkServer(
    {
      fill: async (owner, domainId) => {
        await fillBenchmark(owner, { users, events: 1000 });
        await fillWork(owner, await domainId(), users);
      },
      filled: `${users} learners`,
    },
    async ({ server, owner, domainId }) => {
      const { house } = server;
      const { rows: kept } = await owner.query("select from simulator_categories where domain_id = $1 limit 1", [domainId]);
      if (kept.length === 0) {
        await owner.query("analyze"); // or what was just filled is planned for as empty, here and in the first minute of a domain that was brought in
        await house.asDomain(domainId, (tx) => writeRollups(tx, domainId), { longestSeconds: 3600 }); // the filler seals nothing
        await owner.query("vacuum (analyze)");
      }
      const by = await administrator(owner, domainId);
      const counted = countedWork(owner, house);
      const wanted = (name: string) => only === undefined || only.includes(name);
      for (const code of reportCodes.filter(wanted)) {
        const runId = await openRun(owner, by, code);
        const { ms, told } = await counted((of) => workReport(of, { domainId: by.domainId, runId }, { last: true }));
        const { rows } = await owner.query<{ state: string; lines: number; sum: string }>(
          `select state, line_count as lines, md5(coalesce((select string_agg(cells::text, ' ' order by position) from report_lines where domain_id = r.domain_id and run_id = r.id), '')
           || totals::text) as sum from report_runs r where domain_id = $1 and id = $2`,
          [by.domainId, runId],
        );
        const [run] = rows;
        console.log(`reports.${code} ${ms} ms, ${run?.lines} lines, ${told} # ${run?.state} ${run?.sum}`);
        await owner.query("delete from report_runs where domain_id = $1", [by.domainId]);
      }
      for (const name of widgetNames.filter(wanted)) {
        const ask = { months: 24 } as const;
        const read = ({ asDomain }: Pick<House, "asDomain">) => asDomain(by.domainId, (tx) => readFigures(tx, by, name, ask));
        await read(house);
        let answer: unknown;
        const { ms, told } = await counted(async (of) => (answer = await read(of)));
        const { rows } = await owner.query<{ sum: string }>("select md5($1) as sum", [JSON.stringify(answer)]);
        console.log(`reports.widget.${name} ${ms} ms, ${told} # ${rows[0]?.sum}`);
      }
    },
  );
}

async function administrator(owner: pg.Client, domainId: number): Promise<Caller> {
  const { rows } = await owner.query<{ id: number; companyId: number }>(
    `select id, company_id as "companyId" from users where domain_id = $1 order by id limit 1`,
    [domainId],
  );
  const { id, companyId } = rows[0]!;
  return {
    domainId,
    homeDomainId: domainId,
    userId: id,
    sessionId: 1,
    companyId,
    accessLevelId: 6,
    accessLevelCode: "web",
    rank: 60,
    permissions: new Set(allPermissions),
    companies: "all",
    groups: null,
    programs: null,
    requestId: "",
    address: "",
  };
}

async function openRun(owner: pg.Client, { domainId, userId }: Caller, code: ReportCode): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into report_runs (domain_id, created_by, code, ask, scope, today) values ($1, $2, $3, $4, $5, current_date) returning id`,
    [
      domainId,
      userId,
      code,
      JSON.stringify(reportAsk.parse({})),
      JSON.stringify({ own: false, homeDomainId: domainId, companies: "all", groups: null, programs: null }),
    ],
  );
  return rows[0]!.id;
}

/** What a piece of work took of the database, in which nothing else runs: each of its transactions tells it at once, not within ten seconds. */
function countedWork(owner: pg.Client, house: House) {
  let begun = 0;
  const telling: House["asDomain"] = async (domainId, work, options) => {
    begun += 1;
    return house.asDomain(
      domainId,
      async (tx) => {
        const result = await work(tx);
        await tx.selectNoFrom(({ fn }) => fn("pg_stat_force_next_flush", []).as("told")).execute();
        return result;
      },
      options,
    );
  };
  const read = async () => {
    await owner.query("select pg_stat_clear_snapshot()");
    const { rows } = await owner.query<{ pages: number }>(
      `select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = current_database()`,
    );
    return rows[0]!.pages;
  };
  return async (work: (counted: House) => Promise<unknown>): Promise<{ ms: number; told: string }> => {
    const before = await read();
    begun = 0;
    const from = performance.now();
    await work({ ...house, asDomain: telling });
    const ms = Math.round(performance.now() - from);
    return { ms, told: `${(await read()) - before} pages, ${begun} transactions` };
  };
}
