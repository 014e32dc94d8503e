/** The numbers of a version such as 1.10; undefined where it has other words. */
export const versionNumbers = (version: string): number[] | undefined =>
  /^\d+(?:\.\d+)*$/u.test(version) ? version.split(".").map(Number) : undefined;

/** The higher first. */
export function higherFirst(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (b[index] ?? 0) - (a[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
