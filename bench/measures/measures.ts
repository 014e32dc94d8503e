import { join } from "node:path";
import type { Examples, Measures } from "@vigil/model/measurement/observer/measureWire";
import type { GroupMeasures } from "@vigil/model/measurement/group/groupWire";
import { fillBenchmark } from "../../server/src/benchmarkSeed.ts";
import { postmasterOf } from "../../server/src/storage/postmaster.ts";
import { withBenchmarkServer } from "../benchmarkServer.ts";
import { processorMs, processorOfFamilyMs } from "../processor.ts";
import { signedIn } from "../signedIn.ts";
import { countMeasures, diligentUser, fillMeasures } from "./fillMeasures.ts";

const users = 2000;
/** The first ones read from the disk and compile. */
const [first, rounds] = [5, 20];

/** Measures of one learner with 20,000 decisions (goal 50 ms) and of a group of 2,000 (goal 500 ms): by the clock, and of processor time what server and database took. */
export async function measures(): Promise<void> {
  await withBenchmarkServer(
    {
      fill: async (owner, domainId) => {
        await fillBenchmark(owner, { users, events: 1000 });
        await fillMeasures(owner, await domainId());
      },
      filled: `${users} people with fifty sessions, one with 400`,
    },
    async ({ server: { address, house }, directory, owner, domainId }) => {
      await countMeasures(house.asDomain, owner, domainId);
      const postmaster = postmasterOf(join(directory, "database", "postgres"));
      if (postmaster === undefined) throw new Error("PostgreSQL is not where it should be.");
      const tell = async (name: string, work: () => Promise<string>) => {
        for (let round = 0; round < first; round += 1) await work();
        const server = processorMs(process.pid);
        const database = processorOfFamilyMs(postmaster);
        const times: number[] = [];
        let said = "";
        for (let round = 0; round < rounds; round += 1) {
          const begun = performance.now();
          said = await work();
          times.push(performance.now() - begun);
        }
        const middle = times.toSorted((one, other) => one - other)[rounds / 2]!;
        const of = (ms: number) => (ms / rounds).toFixed(1);
        const [node, postgres] = [of(processorMs(process.pid) - server), of(processorOfFamilyMs(postmaster) - database)];
        console.log(`measures.${name} ${middle.toFixed(1)} ms, processor ${node} (server), ${postgres} ms (database) # ${said}`);
      };
      const decided = ({ total, sessions }: Measures) =>
        `${total.hits + total.misses + total.falseAlarms + total.correctRejections} decisions in ${sessions} sessions`;
      const learner = await signedIn(address, diligentUser);
      for (const months of [3, 12, 24])
        await tell(`own.${months}months`, async () => decided(await learner<Measures>("GET", `measures/own?months=${months}`)));
      await tell("own.peers", async () => JSON.stringify((await learner<{ peers: object | null }>("GET", "measures/own/peers")).peers));
      await tell("own.examples", async () => `${(await learner<Examples>("GET", "measures/own/examples")).missed.length} missed`);
      const manager = await signedIn(address);
      const id = (await owner.query<{ id: number }>("select id::int from users where username_key = $1", [diligentUser])).rows[0]!.id;
      await tell("learner.12months", async () => decided(await manager<Measures>("GET", `measures/learners/${id}?months=12`)));
      for (const months of [3, 12, 24])
        await tell(`group.${months}months`, async () => {
          const told = await manager<GroupMeasures>("GET", `measures/group?months=${months}`);
          return `${told.people.all} people, ${decided(told)}`;
        });
      for (const by of ["category", "level", "seconds", "article"])
        await tell(`group.${by}`, async () => decided(await manager<Measures>("GET", `measures/group/details?months=12&by=${by}`)));
      for (const by of ["category", "level"])
        await tell(`companies.${by}`, async () => {
          const { rows } = await manager<{ rows: object[] }>("GET", `measures/companies?months=12&by=${by}`);
          return `${rows.length} companies`;
        });
    },
  );
}
