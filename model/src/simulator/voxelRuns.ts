const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** A digit says five bits of a number, the lowest first, and whether more of it follow. */
const BITS = 5;
const MORE = 1 << BITS;

/** Gaps and lengths in turn as one text: a threat's body is thousands of small numbers. */
export function encodeRuns(runs: readonly number[]): string {
  let text = "";
  for (const run of runs) {
    let left = run;
    for (; left >= MORE; left = Math.floor(left / MORE)) text += DIGITS[(left % MORE) + MORE];
    text += DIGITS[left];
  }
  return text;
}

/** Null for a text that no encoding makes. */
export function decodeRuns(text: string): number[] | null {
  const runs: number[] = [];
  let run = 0;
  let worth = 1;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0 || worth > MORE ** 5) return null;
    run += (digit % MORE) * worth;
    worth *= MORE;
    if (digit >= MORE) continue;
    runs.push(run);
    run = 0;
    worth = 1;
  }
  return worth === 1 && runs.length % 2 === 0 ? runs : null;
}
