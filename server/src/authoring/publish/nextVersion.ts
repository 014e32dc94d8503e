/** The version behind the highest there is: its last number counted up. */
export function nextVersion(versions: readonly string[]): string {
  const numbers = versions.flatMap((version) => (/^\d+(?:\.\d+)*$/u.test(version) ? [version.split(".").map(Number)] : []));
  const [highest] = numbers.toSorted(compare);
  return highest === undefined ? "1.0" : [...highest.slice(0, -1), highest.at(-1)! + 1].join(".");
}

/** The higher first. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (b[index] ?? 0) - (a[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
