import { breakdownOf } from "../breakdown.ts";
import type { SessionImage } from "../wire.ts";
import { inBurst, type Watch } from "./watch.ts";

/** Ten minutes of a watch, and what became of the bags between its bursts: how long people took and what they let through as it went on. */
export interface Stretch {
  /** Since the watch began. */
  minutes: number;
  /** Median to decide; null where nobody decided. */
  seconds: number | null;
  threats: number;
  missed: number;
  images: number;
}

export const stretchMinutes = 10;
/** What is later belongs to the last one. */
const mostStretches = 12;

export const stretchAt = (elapsedMs: number): number => Math.min(mostStretches - 1, Math.floor(elapsedMs / (60_000 * stretchMinutes)));

/** The watch of a sealed session. */
export function stretchesOfSession(images: readonly SessionImage[], watch: Watch): Stretch[] {
  const rare = images.filter(({ index, state }) => !inBurst(watch, index) && state.elapsedMs !== null);
  return [...Map.groupBy(rare, ({ state }) => stretchAt(state.elapsedMs ?? 0))].map(([stretch, members]) => {
    const { categories, seconds } = breakdownOf(members, { categoryRequired: false });
    const counts = categories.map((one) => one.counts);
    const missed = counts.reduce((sum, { misses }) => sum + misses, 0);
    return {
      minutes: stretch * stretchMinutes,
      seconds: seconds.all,
      threats: missed + counts.reduce((sum, { hits }) => sum + hits, 0),
      missed,
      images: members.length,
    };
  });
}
