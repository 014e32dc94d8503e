import type pg from "pg";
import { z } from "zod";
import { answerOf } from "../../src/storage/statements/answerOf.ts";
import { connectionPool } from "../../src/storage/pool.ts";

export interface Watched {
  /** All that was sent, begin and commit among it. */
  statements: string[];
  /** How often something was sent that may have waited for an answer. What travels together is one, a begin is waited for by nobody. */
  roundTrips: number;
  plans: Plan[];
}
export interface Plan {
  statement: string;
  /** What each step takes up, and what it is: rows that it gives away, and those that it looked at and left. */
  steps: { what: string; rows: number }[];
}

type Node = z.infer<typeof node>;
const node = z.looseObject({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
const explained = z.object({ "Query Text": z.string(), Plan: node });

const stepsOf = (step: Node): Plan["steps"] => [
  {
    what: `${step["Node Type"]} ${step["Relation Name"] ?? ""}`.trim(),
    rows: Math.round((step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0)) * step["Actual Loops"]),
  },
  ...(step.Plans ?? []).flatMap(stepsOf),
];

/** Connections of this role tell the plan of each statement after it ran, also of those inside functions. */
export async function tellPlans(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>("select current_database() as name");
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_format": "json",
    "auto_explain.log_level": "notice",
    log_min_messages: "panic",
  };
  for (const [name, value] of Object.entries(settings))
    await owner.query(`alter role ${role} in database ${rows[0]!.name} set ${name} = '${value}'`);
}

/** A pool that can be asked what a piece of work sent to the database. */
export function watchedPool(url: string): { pool: pg.Pool; watch: <T>(work: () => Promise<T>) => Promise<{ result: T } & Watched> } {
  const pool = connectionPool({ connectionString: url }, { max: 6 });
  let seen: Watched = { statements: [], roundTrips: 0, plans: [] };
  let answered = true;
  const running = new Set<Promise<unknown>>();

  const note = (text: string, leaves: boolean): (() => void) => {
    if (leaves) {
      seen.statements.push(text);
      return () => {};
    }
    if (answered) seen.roundTrips += 1;
    answered = false;
    seen.statements.push(text);
    const trip = seen.roundTrips;
    return () => {
      if (trip === seen.roundTrips && !text.startsWith("begin")) answered = true;
    };
  };
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    let reads = false;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same method of many signatures
    client.query = ((...given: unknown[]) => {
      const [query] = given;
      const text = typeof query === "string" ? query : (query as pg.QueryConfig).text;
      if (text.startsWith("begin")) reads = text.startsWith("begin read only");
      const done = note(text, reads && text === "commit"); // who only reads waits for no commit
      const called = given.findIndex((each) => typeof each === "function");
      if (called >= 0) {
        const call = given[called] as (...answer: unknown[]) => void;
        given[called] = (...answer: unknown[]) => (done(), call(...answer));
      }
      const answer = send(...given);
      const over = answerOf(answer)
        ?.finally(done)
        .catch(() => {}); // its caller hears of it
      if (over) running.add(over);
      void over?.finally(() => running.delete(over));
      return answer;
    }) as typeof client.query;
    client.on("notice", ({ message }) => {
      const plan = /^duration: .*plan:\n(?<plan>\{.*)$/su.exec(message ?? "")?.groups?.["plan"];
      if (plan === undefined || !plan.includes('"Actual Rows"')) return; // or it was asked for, not run
      const { "Query Text": statement, Plan } = explained.parse(JSON.parse(plan));
      seen.plans.push({ statement, steps: stepsOf(Plan) });
    });
  });
  return {
    pool,
    watch: async (work) => {
      seen = { statements: [], roundTrips: 0, plans: [] };
      answered = true;
      const result = await work();
      // a commit that nobody waits for, and the plans that come with it
      await Promise.all(running);
      return { result, ...seen };
    },
  };
}
