import { sumOf, type Ratings } from "./ratings.ts";

/** Of the threats and of the innocent bags the shares that were rated at least so high. */
export interface RocPoint {
  falseAlarmRate: number;
  hitRate: number;
}

/** The points of the curve from nothing stopped to everything stopped (Green & Swets 1966); null without both kinds of bags. */
export function rocOf({ threats, innocents }: Ratings): RocPoint[] | null {
  const [allThreats, allInnocents] = [sumOf(threats), sumOf(innocents)];
  if (allThreats === 0 || allInnocents === 0) return null;
  const points: RocPoint[] = [{ falseAlarmRate: 0, hitRate: 0 }];
  let [hits, alarms] = [0, 0];
  for (let rating = threats.length - 1; rating >= 0; rating--) {
    hits += threats[rating]!;
    alarms += innocents[rating]!;
    points.push({ falseAlarmRate: alarms / allInnocents, hitRate: hits / allThreats });
  }
  return points;
}
