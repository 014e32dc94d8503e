import { fillBenchmark } from "../server/src/benchmarkSeed.ts";
import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { foundFields } from "../web/src/shell/palette/foundFields.ts";
import { join } from "node:path";
import { postmasterOf } from "../server/src/storage/postmaster.ts";
import { processorMs, processorOfFamilyMs } from "./processor.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { signedIn, type Call } from "./signedIn.ts";
import { withBenchmarkServer } from "./benchmarkServer.ts";

const users = Number(process.env["BENCH_USERS"] ?? 100_000);
const acted = Number(process.env["BENCH_ACTED"] ?? 50_000);
const ROUNDS = 12;
const usersPerCompany = 4000;

/** As somebody types: beginnings that many share, a name, two words in any order, a User ID, what nobody has. */
const typed = ["an", "ann", "anna", "schmidt", "schmidt 0012 anna", "user50", "user500123", "co", "company 0007", "zzqx"];

/** What ⌘K asks for at each key, and an act on many people by a filter, over the domain of `lists` (`BENCH_DATA`, `BENCH_USERS`). */
export async function palette(): Promise<void> {
  await withBenchmarkServer(
    { fill: (owner) => fillBenchmark(owner, { users, events: 1000 }), filled: `${users} users` },
    async ({ server: { address }, directory }) => {
      const call = await signedIn(address);
      const postmaster = postmasterOf(join(directory, "database", "postgres"));
      if (postmaster === undefined) throw new Error("PostgreSQL is not where it should be.");
      const used = (): Used => ({ node: processorMs(process.pid), postgres: processorOfFamilyMs(postmaster) });
      await keys(call, used);
      await act(call, used);
    },
  );
}

/** Processor time so far; of Node with the client of this benchmark, which is the same process. */
interface Used {
  node: number;
  postgres: number;
}
const since = (before: Used, now: Used, of = 1): string =>
  `processor ${((now.node - before.node) / of).toFixed(0)} + ${((now.postgres - before.postgres) / of).toFixed(0)} ms, Node + PostgreSQL`;

/** The slowest of the lists that are asked together is what somebody waits for. */
async function keys(call: Call, used: () => Used): Promise<void> {
  for (const words of typed) {
    const waited: number[] = [];
    const people: number[] = [];
    const before = used();
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await Promise.all(
        Object.entries(foundFields).map(async ([url, fields]) => {
          const query = { search: words, fields: fields.join(","), limit: "4", count: "none", quick: "true" };
          await call("GET", `${url}?${new URLSearchParams(query).toString()}`);
          if (url === "users") people.push(performance.now() - begun);
        }),
      );
      waited.push(performance.now() - begun);
    }
    console.log(
      `palette.${words.replaceAll(" ", "_")} median ${at(waited, 0.5)} p95 ${at(waited, 0.95)} ms, people ${at(people, 0.5)} ms, ${since(before, used(), ROUNDS)}`,
    );
  }
}

/** Switched off by a filter, as the list would, and undone. */
async function act(call: Call, used: () => Used): Promise<void> {
  const companies = (await call<{ rows: { id: number }[] }>("GET", "companies?limit=200&fields=name&count=none")).rows;
  const companyId = companies.slice(0, Math.ceil(acted / usersPerCompany)).map(({ id }) => id);
  const matching = { companyId: companyId.join(",") };
  const { count } = await call<{ count: number }>("GET", `users?limit=1&count=exact&companyId=${matching.companyId}`);
  const ended = async (id: number, open: string): Promise<BulkAct> => {
    for (;;) {
      const now = await call<BulkAct>("GET", `bulkacts/${id}`);
      if (now.state !== open) return now;
      await sleep(500);
    }
  };
  const atFirst = used();
  const begun = performance.now();
  const made = await call<BulkAct>("POST", "users/edit", {
    values: { locale: "ar" },
    on: { matching, count },
  });
  console.log(`acts.asked ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const done = await ended(made.id, "working");
  console.log(
    `acts.edit ${((performance.now() - begun) / 1000).toFixed(1)} s (${done.state}: ${done.changed} of ${done.wanted} changed, ${done.refused} refused), ${since(atFirst, used())}`,
  );
  const between = used();
  const undoing = performance.now();
  await call("POST", `bulkacts/${made.id}/undo`);
  const back = await ended(made.id, "undoing");
  console.log(
    `acts.undo ${((performance.now() - undoing) / 1000).toFixed(1)} s (${back.state}: ${back.back} back, ${back.left} left), ${since(between, used())}`,
  );
}

const at = (all: readonly number[], share: number): string =>
  all.toSorted((one, other) => one - other)[Math.min(all.length - 1, Math.floor(share * all.length))]!.toFixed(0);
