/** A run of words: in both, or in one of the two alone. */
export interface WordRun {
  in: "both" | "before" | "after";
  text: string;
}

/** Beyond so many pairs two texts are told apart as wholes. */
const MOST = 1_000_000;

/** Which words of a text went and which came, in the order of both. */
export function wordChanges(before: string, after: string): WordRun[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length * fresh.length > MOST)
    return runsOf([...old.map((word) => run("before", word)), ...fresh.map((word) => run("after", word))]);
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = fresh.length - 1; b >= 0; b--)
      longest[a]![b] = old[a] === fresh[b] ? longest[a + 1]![b + 1]! + 1 : Math.max(longest[a + 1]![b]!, longest[a]![b + 1]!);
  const told: WordRun[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length)
    if (a < old.length && b < fresh.length && old[a] === fresh[b]) {
      told.push(run("both", old[a]!));
      a += 1;
      b += 1;
    } else if (b >= fresh.length || (a < old.length && longest[a + 1]![b]! >= longest[a]![b + 1]!)) told.push(run("before", old[a++]!));
    else told.push(run("after", fresh[b++]!));
  return runsOf(told);
}

const run = (where: WordRun["in"], text: string): WordRun => ({ in: where, text });
/** Words with the space behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

function runsOf(words: readonly WordRun[]): WordRun[] {
  const runs: WordRun[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.in === word.in) last.text += word.text;
    else runs.push({ ...word });
  }
  return runs;
}
