import type { EvidencePack, EvidencePacks } from "@vigil/model/compliance/evidence/evidenceWire";
import type { BarredCount } from "@vigil/model/compliance/authority/standingListWire";
import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fillBenchmark } from "../../server/src/benchmarkSeed.ts";
import { postmasterOf } from "../../server/src/storage/postmaster.ts";
import { withBenchmarkServer } from "../benchmarkServer.ts";
import { processorMs, processorOfFamilyMs } from "../processor.ts";
import { signedIn } from "../signedIn.ts";
import { fillRules, siteCode } from "./fillRules.ts";

const users = Number(process.env["BENCH_USERS"] ?? 100_000);
const rounds = 3;
const lookAgainMs = 100;

const asks = {
  periodMonths: 6,
  startMonth: 1,
  minutes: 360,
  images: 0,
  articles: 0,
  libraryImages: 0,
  libraryArticles: 0,
  certifyMonths: 0,
  opensDays: 90,
  anniversary: "keep",
  graceDays: 0,
  returnMonths: 6,
  afterMissed: "tell",
  renewalMinutes: 120,
};

/** What authorities' rules ask of many people: previews of a rule, a site's evidence, the cover of a large library (kept: `BENCH_DATA`). */
export async function rules(): Promise<void> {
  await withBenchmarkServer(
    {
      fill: async (owner, domainId) => {
        await fillBenchmark(owner, { users, events: 1000 });
        await fillRules(owner, await domainId());
      },
      filled: `${users} people`,
    },
    async ({ server: { address }, directory, owner, domainId }) => {
      const call = await signedIn(address);
      const postmaster = postmasterOf(join(directory, "database", "postgres"));
      if (postmaster === undefined) throw new Error("PostgreSQL is not where it should be.");
      const used = () => processorMs(process.pid) + processorOfFamilyMs(postmaster);
      const tell = async (name: string, work: () => Promise<string>) => {
        for (let round = 0; round < rounds; round += 1) {
          const [before, begun] = [used(), performance.now()];
          const said = await work();
          const seconds = (ms: number) => (ms / 1000).toFixed(2);
          console.log(`rules.${name} ${seconds(performance.now() - begun)} s, processor ${seconds(used() - before)} s # ${said}`);
        }
      };
      let asked = 0; // another text each time: the same one is answered from what was worked out just now
      const preview = (more: object) => async () => {
        asked += 1;
        let { id, state, changed, ...told } = await call<RulePreview>("POST", "rulepreviews", { ...asks, ...more, renewalMinutes: asked });
        while (state === "waiting" || state === "running") {
          await sleep(lookAgainMs);
          ({ state, changed, ...told } = await call<RulePreview>("GET", `rulepreviews/${id}`));
        }
        return `${state}, ${changed} of ${told.wanted}`;
      };
      await tell("preview.hours", preview({}));
      await tell("preview.imagesAndArticles", preview({ images: 1000, articles: 250 }));
      await call("POST", "authorityrules", {
        ...asks,
        name: `Barred ${new Date().toISOString()}`,
        pack: "own",
        validFrom: "2020-01-01",
        images: 1000,
        articles: 250,
        afterMissed: "stop",
      });
      // as a home asks for it: one statement where up to 2,000 people are seen, else what a look has kept
      await tell("home", async () => `${(await call<BarredCount>("GET", "standings/barred")).people} may not work`);
      const id = async (query: string, value: string) => (await owner.query<{ id: number }>(query, [domainId, value])).rows[0]!.id;
      const library = await id("select id::int from image_libraries where owner_domain_id = $1 and name_key = $2", "rules");
      await tell("coverage", async () => `${(await call<{ images: number }>("GET", `imagelibraries/${library}/coverage`)).images} images`);
      const companyId = await id("select id::int from companies where domain_id = $1 and code = $2", siteCode);
      await tell("evidence", async () => {
        const { today } = await call<EvidencePacks>("GET", "evidencepacks");
        const from = `${today.slice(0, 4)}-${today.slice(5, 7) > "06" ? "07" : "01"}-01`;
        let pack = await call<EvidencePack>("POST", "evidencepacks", { companyId, from, until: today });
        while (pack.state === "waiting" || pack.state === "running") {
          await sleep(lookAgainMs);
          pack = (await call<EvidencePacks>("GET", "evidencepacks")).rows.find((one) => one.id === pack.id)!;
        }
        return `${pack.state}, ${pack.size} bytes`;
      });
    },
  );
}
