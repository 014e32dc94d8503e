type Known = Record<string, unknown>;

/** What lists knew a moment ago of things that only advise: which buttons to offer, about how many rows there are. */
export type Hints = Map<string, { until: number; known: Known }>;

const hintSeconds = 5;
const mostHints = 5000;

export function recall(hints: Hints, place: string): Known | undefined {
  const hint = hints.get(place);
  return hint && hint.until > performance.now() ? hint.known : undefined;
}

export function remember(hints: Hints, place: string, known: Known): void {
  if (hints.size >= mostHints) hints.clear();
  hints.set(place, { until: performance.now() + hintSeconds * 1000, known });
}
