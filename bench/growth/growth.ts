import { fillBenchmark } from "../../server/src/benchmarkSeed.ts";
import { removeOld } from "../../server/src/operations/keeping/removeOld.ts";
import { makeMonths } from "../../server/src/storage/makeMonths.ts";
import { mendMonths } from "../../server/src/storage/mendMonths.ts";
import { withBenchmarkServer } from "../benchmarkServer.ts";
import { furnish, playMonth } from "./playMonth.ts";
import { callsOf } from "./callsOf.ts";
import { tellSizes } from "./tellSizes.ts";

/** So many months of what proves training are kept: short enough that each kind is taken away within three years. */
const kept = { events: 24, answers: 12, traces: 6, sign_ins: 12 };
const months = 36;

const monthAt = (back: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
};

/**
 * Three years of a domain in time lapse, up to this month: what its learners do in each month, and in the night after it what is too old taken away
 * as the server does. After each year: what the tables take up, and the pages of PostgreSQL that typical calls read.
 */
export async function growth(users = 300): Promise<void> {
  await withBenchmarkServer(
    {
      fill: (owner) => fillBenchmark(owner, { users, events: 0 }),
      filled: `${users} learners`,
    },
    async ({ server, place, owner, domainId }) => {
      const { house } = server;
      await owner.query(
        "update domains set keep_events_months = $2, keep_answers_months = $3, keep_traces_months = $4, keep_sign_ins_months = $5 where id = $1",
        [domainId, kept.events, kept.answers, kept.traces, kept.sign_ins],
      );
      await furnish(owner, domainId, monthAt(months));
      const calls = await callsOf(server, { place, owner, domainId });
      for (let number = 0; number < months; number++) {
        const month = monthAt(months - number);
        await makeMonths(house.pool, month);
        await playMonth(owner, domainId, month, number);
        const night = new Date(`${monthAt(months - number - 1)}T02:00:00Z`);
        await removeOld({ ...house, now: () => night }, domainId);
        await mendMonths(house.pool, night.toISOString().slice(0, 10));
        if (number % 12 !== 11) continue;
        await owner.query("vacuum (analyze)");
        const year = (number + 1) / 12;
        await tellSizes(owner, domainId, year);
        await calls.tell(year, month);
      }
      await calls.end();
    },
  );
}
