type Values = Readonly<Record<string, unknown>>;

export interface ComparedField {
  readonly name: string;
  readonly mine: boolean;
  readonly theirs: boolean;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields that one of two people changed, or both: against what stood there when the form was opened. Where both say the same there is nothing to choose. */
export const comparedFields = (names: readonly string[], before: Values, mine: Values, theirs: Values): ComparedField[] =>
  names
    .map((name) => ({ name, mine: !same(before[name], mine[name]), theirs: !same(before[name], theirs[name]) }))
    .filter((field) => (field.mine || field.theirs) && !same(mine[field.name], theirs[field.name]));
