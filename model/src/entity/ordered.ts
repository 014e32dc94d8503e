import type { ProblemCode } from "../phrases/problemCode.ts";

/** Two fields that contradict each other unless the first is at most the second: days, moments, times of day, numbers. Empty ones contradict nothing. */
export interface Ordered {
  readonly first: string;
  readonly second: string;
  /** What is said, at which of the two. */
  readonly code: ProblemCode;
  readonly at: string;
  /** 0 says that there is none. */
  readonly zeroIsNone?: true;
  /** So many of the first are one of the second, where they are counted in different units. */
  readonly units?: number;
}

/** The first pair that contradicts itself in these values. */
export const disorderOf = (pairs: readonly Ordered[], values: Readonly<Record<string, unknown>>): Ordered | undefined =>
  pairs.find((pair) => {
    const [first, second] = [comparable(values[pair.first], pair), comparable(values[pair.second], pair)];
    if (typeof first === "number" && typeof second === "number") return first > second * (pair.units ?? 1);
    return typeof first === "string" && typeof second === "string" && first > second;
  });

/** Days and times of day are in order as they are written. */
function comparable(value: unknown, { zeroIsNone }: Ordered): number | string | undefined {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "number") return zeroIsNone && value === 0 ? undefined : value;
  if (typeof value !== "string" || value === "") return undefined;
  return value.includes("T") ? Date.parse(value) : value;
}
