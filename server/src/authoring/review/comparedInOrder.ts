import type { ComparedScan } from "@vigil/model/authoring/comparedScans";
import type { PartKind } from "@vigil/model/authoring/draftPart";
import type { ComparedPart } from "@vigil/model/authoring/draftReview";

/** A part as it is compared: equal where it tells the same. */
export interface Side {
  key: string;
  kind: PartKind;
  words: string;
  told: string;
  scan?: ComparedScan | undefined;
}

/** Beyond so many pairs the middle of two long pages is told as a whole: gone, and come. */
const MOST = 4_000_000;

/** JSON whose fields stand in one order, whoever wrote them. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** What two sides show where it is not alike. */
export const scansOf = (before: ComparedScan | undefined, after: ComparedScan | undefined): Pick<ComparedPart, "scans"> =>
  canonicalJson(before ?? null) === canonicalJson(after ?? null) ? {} : { scans: { before: before ?? null, after: after ?? null } };

/** The longest run of equal parts stays. What is elsewhere again was moved; of what is between, what is gone and what came in its place are one change. */
export function comparedInOrder(before: readonly Side[], after: readonly Side[]): ComparedPart[] {
  const steps = stepsOf(before, after);
  const back = Map.groupBy(
    steps.flatMap(({ old, fresh }) => (old !== undefined && fresh === undefined ? [old] : [])),
    ({ told }) => told,
  );
  const moved = new Set<Side>();
  const cameFrom = new Set<Side>();
  for (const { old, fresh } of steps) {
    if (old !== undefined || fresh === undefined) continue;
    const from = back.get(fresh.told)?.find((side) => !cameFrom.has(side));
    if (from === undefined) continue;
    cameFrom.add(from);
    moved.add(fresh);
  }
  const told: ComparedPart[] = [];
  let gone: Side[] = [];
  let come: Side[] = [];
  const flush = () => {
    told.push(...paired(gone, come, moved));
    [gone, come] = [[], []];
  };
  for (const { old, fresh } of steps) {
    if (old !== undefined && fresh !== undefined) {
      flush();
      told.push({ key: fresh.key, kind: fresh.kind, change: "same", before: old.words, after: fresh.words });
    } else if (old !== undefined && !cameFrom.has(old)) gone.push(old);
    else if (fresh !== undefined) come.push(fresh);
  }
  flush();
  return told;
}

function paired(gone: readonly Side[], come: readonly Side[], moved: ReadonlySet<Side>): ComparedPart[] {
  const left = [...gone];
  const told = come.map(({ key, kind, words, ...side }, index): ComparedPart => {
    if (moved.has(come[index]!)) return { key, kind, change: "moved", before: words, after: words };
    const at = left.findIndex((each) => kindOf(each) === kindOf({ kind, told: side.told }));
    if (at === -1) return { key, kind, change: "added", before: null, after: words, ...scansOf(undefined, side.scan) };
    const [old] = left.splice(at, 1);
    return { key, kind, change: "changed", before: old!.words, after: words, ...scansOf(old!.scan, side.scan) };
  });
  return [...left.map(removed), ...told];
}

export const removed = ({ key, kind, words, scan }: Side): ComparedPart => ({
  key,
  kind,
  change: "removed",
  before: words,
  after: null,
  ...scansOf(scan, undefined),
});

/** A paragraph does not become a picture. */
const kindOf = ({ kind, told }: Pick<Side, "kind" | "told">): string =>
  kind === "block" ? String((JSON.parse(told) as { kind?: unknown }).kind) : kind;

interface Step {
  old?: Side;
  fresh?: Side;
}

function stepsOf(before: readonly Side[], after: readonly Side[]): Step[] {
  const same = (a: number, b: number) => before[a]!.told === after[b]!.told;
  let first = 0;
  while (first < before.length && first < after.length && same(first, first)) first++;
  let last = 0;
  while (last < before.length - first && last < after.length - first && same(before.length - 1 - last, after.length - 1 - last)) last++;
  const pair = (a: number, b: number): Step => ({ old: before[a]!, fresh: after[b]! });
  return [
    ...before.slice(0, first).map((_, at) => pair(at, at)),
    ...middle(before.slice(first, before.length - last), after.slice(first, after.length - last)),
    ...Array.from({ length: last }, (_, at) => pair(before.length - last + at, after.length - last + at)),
  ];
}

function middle(before: readonly Side[], after: readonly Side[]): Step[] {
  if (before.length * after.length > MOST) return [...before.map((old) => ({ old })), ...after.map((fresh) => ({ fresh }))];
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const same = (a: number, b: number) => before[a]!.told === after[b]!.told;
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--)
      longest[a]![b] = same(a, b) ? longest[a + 1]![b + 1]! + 1 : Math.max(longest[a + 1]![b]!, longest[a]![b + 1]!);
  const steps: Step[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length)
    if (a < before.length && b < after.length && same(a, b)) steps.push({ old: before[a++]!, fresh: after[b++]! });
    else if (b >= after.length || (a < before.length && longest[a + 1]![b]! >= longest[a]![b + 1]!)) steps.push({ old: before[a++]! });
    else steps.push({ fresh: after[b++]! });
  return steps;
}
