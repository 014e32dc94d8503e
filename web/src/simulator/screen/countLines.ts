/** Equal lines once, with how often they stand there, in their order. */
export function countLines(lines: readonly string[]): [line: string, count: number][] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts];
}
