import type { questionSelections } from "../curriculum/configurationSettings.ts";
import { shuffle } from "../attempt/shuffle.ts";
import type { MandatoryObjective } from "./examSettings.ts";

export interface BankQuestion {
  id: number;
  objective: number | null;
}

interface Choice {
  algorithm: (typeof questionSelections)[number];
  /** Fewer where the bank has fewer. */
  size: number;
  mandatory: readonly MandatoryObjective[];
}

/**
 * The questions of an attempt in their order, none of them twice. sequential: the first of the bank; random: any; balanced: as many of
 * each objective as of any other; mandatory: first the objectives that ask for a number, the rest balanced. `random` gives [0, 1).
 */
export function chooseQuestions<Q extends BankQuestion>(
  bank: readonly Q[],
  { algorithm, size, mandatory }: Choice,
  random: () => number,
): Q[] {
  if (algorithm === "sequential") return bank.slice(0, size);
  const shuffled = shuffle(bank, random);
  if (algorithm === "random") return shuffled.slice(0, size);
  const first =
    algorithm === "mandatory"
      ? mandatory.flatMap(({ objective, count }) => shuffled.filter((question) => question.objective === objective).slice(0, count))
      : [];
  const taken = new Set(first.slice(0, size));
  return shuffle([...taken, ...evenly(shuffled, taken, size - taken.size)], random);
}

/** One at a time of the objective that has the fewest so far. */
function evenly<Q extends BankQuestion>(shuffled: readonly Q[], taken: ReadonlySet<Q>, count: number): Q[] {
  const left = Map.groupBy(
    shuffled.filter((question) => !taken.has(question)),
    ({ objective }) => objective,
  );
  const has = new Map([...left.keys()].map((objective) => [objective, [...taken].filter((one) => one.objective === objective).length]));
  const chosen: Q[] = [];
  while (chosen.length < count && left.size > 0) {
    const [least] = [...left.keys()].toSorted((one, other) => (has.get(one) ?? 0) - (has.get(other) ?? 0));
    const objective = least ?? null;
    const next = left.get(objective)?.shift();
    if (next === undefined) left.delete(objective);
    else {
      chosen.push(next);
      has.set(objective, (has.get(objective) ?? 0) + 1);
    }
  }
  return chosen;
}

/** What final exams ask for must exist: known objectives, each once, with so many questions, and no more in all than the exam has. */
export const mandatoryFits = (bank: readonly BankQuestion[], size: number, mandatory: readonly MandatoryObjective[]): boolean =>
  new Set(mandatory.map(({ objective }) => objective)).size === mandatory.length &&
  mandatory.reduce((sum, { count }) => sum + count, 0) <= size &&
  mandatory.every(({ objective, count }) => bank.filter((question) => question.objective === objective).length >= count);
