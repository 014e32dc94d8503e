import { encodeView } from "@vigil/xray/file/encodeView";
import type { Concealment } from "@vigil/xray/packing/concealment";
import type { CutVolume } from "@vigil/xray/volume/cutVolume";
import type { House } from "../../src/house.ts";
import { storeBag } from "../../src/imageLibrary/order/storeBag.ts";

/** For tests: a bag of two small views with something dark in the middle, stored as the generator does it. Answers its id. */
export async function storedTestBag(
  house: House,
  domainId: number,
  libraryId: number,
  { seed, threat, concealment, volume }: { seed: number; threat: boolean; concealment?: Concealment; volume?: CutVolume },
): Promise<number> {
  const [width, height] = [64, 48];
  const dark = (at: number) => (at % width) - seed > 10 && (at % width) - seed < 30 && at > width * 10 && at < width * 30;
  const plane = () => Uint16Array.from({ length: width * height }, (_, at) => (dark(at) ? 9000 + seed : 60_000));
  const bytes = await Promise.all([0, 1].map(() => encodeView({ width, height, low: plane(), high: plane() })));
  const job = await house.asDomain(domainId, (tx) =>
    tx
      .insertInto("libraryJobs")
      .values({ ownerDomainId: domainId, libraryId, recipe: "{}", seed, wanted: 1 })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const polygon = { view: 0, points: [[10, 10], [30, 10], [30, 30]] as [number, number][], category: "knives" as const, name: "Knife" }; // prettier-ignore
  return storeBag(
    house,
    { domainId, ownerDomainId: domainId, libraryId, libraryJobId: job.id, index: 0 },
    { seed, scanner: "S160", threat: threat ? { category: "knives" } : null, ...(concealment ? { concealment } : {}) },
    {
      bagType: "Holdall",
      width,
      height,
      views: bytes,
      manifest: ["clothes"],
      contents: [{ name: "Shirt", family: "clothing" }],
      ...(threat
        ? { decision: "R", category: "knives", threatDescription: "A blade", threats: [polygon] }
        : { decision: "P", category: null, threatDescription: null, threats: [] }),
      innocents: [{ ...polygon, category: null, name: "Shirt" }],
      difficulty: 2,
      timings: {},
      look: "ab".repeat(32),
      measures: { views: [] },
      ...(volume ? { volume } : {}),
    },
  );
}
