/** So many of so many trials; every rate the product shows is one. */
export interface Share {
  part: number;
  all: number;
}

/** The plain proportion in percent, to two decimals; null where there was no trial. */
export const percentOf = ({ part, all }: Share): number | null => (all === 0 ? null : Math.round((10_000 * part) / all) / 100);

/** Mean of scores told as a sum in hundredths of a percent, to two decimals; null where nothing was scored. */
export const averageScore = ({ part, all }: Share): number | null => (all === 0 ? null : Math.round(part / all) / 100);
