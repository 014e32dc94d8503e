/** Goods once each with how many pieces of them were declared, in their order: "2 boxes" counts twice. */
export function countPieces(lines: readonly string[]): [goods: string, pieces: number][] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const [, number = "1", goods = line] = /^(\d+) (\S.*)$/u.exec(line) ?? [];
    counts.set(goods, (counts.get(goods) ?? 0) + Number(number));
  }
  return [...counts];
}
