import { packBag } from "@vigil/xray/bag/packBag";
import { scanBag } from "@vigil/xray/bag/scanBag";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const recipeOf = (seed: number): BagRecipe => ({ seed, scanner: "S160", threat: seed % 3 === 0 ? { category: "knives" } : null });

/** What one bag costs, by step, after the engine has warmed up as it has in a worker that makes a library: medians of nine bags. */
export async function xray(): Promise<void> {
  for (const seed of SEEDS.slice(0, 3)) await scanBag(recipeOf(seed));
  const steps: Record<string, number[]> = { pack: [], project: [], detect: [], encode: [], truth: [], total: [] };
  const objects: number[] = [];
  const kilobytes: number[] = [];
  for (const seed of SEEDS) {
    const start = performance.now();
    const bag = await scanBag(recipeOf(seed), () => performance.now());
    steps["total"]?.push(performance.now() - start);
    for (const [step, time] of Object.entries(bag.timings)) steps[step]?.push(time);
    kilobytes.push(...bag.views.map((file) => file.length / 1000));
    const packed = await packBag(recipeOf(seed));
    objects.push(packed.container.length + packed.articles.reduce((sum, { article }) => sum + article.solids.length, 0));
  }
  for (const [step, times] of Object.entries(steps)) console.log(`bag.${step} ${Math.round(median(times))} ms`);
  console.log(`bag.objects ${Math.round(median(objects))}`);
  console.log(`file.view ${Math.round(median(kilobytes))} kB`);
  console.log(`worker.memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
}
