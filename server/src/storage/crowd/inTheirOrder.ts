interface Asked {
  /** Who asks. */
  by: object;
  /** What goes together. */
  kind: unknown;
}

/**
 * What several ask for in one turn, in groups of one kind: everybody's own come in the order in which they asked, one of each in a group. A group waits
 * for those who ask for the same further on, unless all wait for each other.
 */
export function inTheirOrder<One extends Asked>(asked: readonly One[]): One[][] {
  const lines = [...Map.groupBy(asked, ({ by }) => by).values()].map((all) => all.toReversed());
  const groups: One[][] = [];
  for (let left = lines; left.length > 0; left = left.filter(({ length }) => length > 0)) {
    const heads = [...new Set(left.map((line) => line.at(-1)!.kind))];
    const kind =
      heads.find((head) => left.every((line) => line.at(-1)!.kind === head || line.every((one) => one.kind !== head))) ?? heads[0];
    groups.push(left.flatMap((line) => (line.at(-1)!.kind === kind ? line.pop()! : [])));
  }
  return groups;
}
