import { stretchMinutes, type Stretch } from "../../simulator/watch/stretch.ts";
import type { MeasuredValue } from "./measureWire.ts";
import { medianSeconds } from "./timeBins.ts";

/** Watches added up by ten minutes: each value names them and, behind a colon, the step of the time that was taken. */
export function stretchesOf(values: readonly MeasuredValue[]): Stretch[] {
  const steps = values.map(({ value, hits, misses, falseAlarms, correctRejections }) => {
    const [stretch = 0, step = 0] = value.split(":").map(Number);
    return { stretch, step, count: hits + misses + falseAlarms + correctRejections, hits, misses };
  });
  const sum = (of: (typeof steps)[number][], which: "count" | "hits" | "misses") => of.reduce((all, one) => all + one[which], 0);
  return [...Map.groupBy(steps, ({ stretch }) => stretch)]
    .toSorted(([one], [other]) => one - other)
    .map(([stretch, members]) => ({
      minutes: stretch * stretchMinutes,
      seconds: medianSeconds(members),
      threats: sum(members, "hits") + sum(members, "misses"),
      missed: sum(members, "misses"),
      images: sum(members, "count"),
    }));
}
