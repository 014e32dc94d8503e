import { scannerPool } from "../server/src/imageLibrary/order/scannerPool.ts";
import { processorOfFamilyMs } from "./processor.ts";
import { packBag } from "@vigil/xray/bag/packBag";
import { encodeVolume } from "@vigil/xray/volume/encodeVolume";
import { voxelise } from "@vigil/xray/volume/voxelise";
import { scanBag } from "@vigil/xray/bag/scanBag";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";

/** Bags of about three hundred objects, in suitcases soft and hard, a holdall, a carton and a tray; a third of them hold a knife. */
const SEEDS = [106, 38, 104, 72, 26, 98, 25, 99, 108];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const recipeOf = (seed: number): BagRecipe => ({ seed, scanner: "S160", threat: seed % 3 === 0 ? { category: "knives" } : null });

/** What one bag costs, by step, after the engine has warmed up as it has in a worker that makes a library: medians of nine bags of about three hundred objects. */
export async function xray(): Promise<void> {
  for (const seed of SEEDS.slice(0, 3)) await scanBag(recipeOf(seed));
  const steps: Record<string, number[]> = { pack: [], project: [], detect: [], encode: [], truth: [], total: [] };
  const objects: number[] = [];
  const kilobytes: number[] = [];
  const processor: number[] = [];
  for (const seed of SEEDS) {
    const begun = processorTime();
    const start = performance.now();
    const bag = await scanBag(recipeOf(seed), () => performance.now());
    steps["total"]?.push(performance.now() - start);
    processor.push(processorTime() - begun);
    for (const [step, time] of Object.entries(bag.timings)) steps[step]?.push(time);
    kilobytes.push(...bag.views.map((file) => file.length / 1000));
    const packed = await packBag(recipeOf(seed));
    objects.push(packed.container.length + packed.articles.reduce((sum, { article }) => sum + article.solids.length, 0));
  }
  for (const [step, times] of Object.entries(steps)) console.log(`bag.${step} ${Math.round(median(times))} ms`);
  console.log(`bag.processor ${Math.round(median(processor))} ms (what all threads of the engine used, whatever else the machine does)`);
  console.log(`bag.objects ${Math.round(median(objects))}`);
  console.log(`file.view ${Math.round(median(kilobytes))} kB`);
  console.log(`worker.memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  await volumes();
  await library();
}

/** What a bag's volume costs a core, and its file. */
async function volumes(): Promise<void> {
  const times: number[] = [];
  const voxels: number[] = [];
  const megabytes: number[] = [];
  for (const seed of SEEDS) {
    const packed = await packBag(recipeOf(seed));
    const begun = processorTime();
    const volume = voxelise(packed);
    times.push(processorTime() - begun);
    voxels.push(volume.voxels.length / 2e6);
    megabytes.push(encodeVolume(volume).length / 1e6);
  }
  console.log(`xray.volume ${Math.round(median(times))} ms (processor time, ${median(voxels).toFixed(1)} million voxels)`);
  console.log(`file.volume ${median(megabytes).toFixed(1)} MB, largest ${Math.max(...megabytes).toFixed(1)}`);
}

/** Milliseconds. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const PART = 24;
const PROCESSES = 2;

/** How long a thousand bags would take two processes, from a part of them; what the database and the disk add is not in it. */
async function library(): Promise<void> {
  const pool = scannerPool(PROCESSES);
  const awake = setInterval(() => undefined, 60_000); // the pool's processes keep nobody waiting
  await Promise.all([101, 102, 103, 104].map((seed) => pool.scan(recipeOf(seed)))); // the processes begin and warm up
  const begun = processorOfFamilyMs(process.pid);
  const start = performance.now();
  await Promise.all(Array.from({ length: PART }, (_, index) => pool.scan(recipeOf(200 + index))));
  const minutes = ((performance.now() - start) / PART) * (1000 / 60_000);
  const used = ((processorOfFamilyMs(process.pid) - begun) / PART / PROCESSES) * (1000 / 60_000);
  await pool.stop();
  clearInterval(awake);
  console.log(`library.processor ${used.toFixed(1)} min (the same by the processor time used, were two cores free for it)`);
  console.log(
    `library.thousand ${minutes.toFixed(1)} min (extrapolated from ${PART} bags in ${PROCESSES} processes, without storing them)`,
  );
}
