/** What of a bag goes to the server: its opening and its decision. */
export interface BagCalls<Body, Taken, Opened> {
  send: (index: number, body: Body, signal: AbortSignal) => Promise<Taken>;
  open: (index: number) => Promise<Opened>;
}

/**
 * The server opens no bag before the one ahead of it is decided, and none that is. Whoever is quicker than the network
 * would open in vain: an opening waits until the decision before it was tried once, a decision for the opening of its own bag.
 */
export function openingInTurn<Body, Taken, Opened>(
  stored: Iterable<number>,
  { send, open }: BagCalls<Body, Taken, Opened>,
): BagCalls<Body, Taken, Opened> {
  const tried = new Set(stored);
  const waiting = new Map<number, () => void>();
  const openings = new Map<number, Promise<unknown>>();
  const before = (index: number): Promise<void> =>
    index === 0 || tried.has(index - 1) ? Promise.resolve() : new Promise((resolve) => waiting.set(index - 1, resolve));
  return {
    async send(index, body, signal) {
      await openings.get(index);
      try {
        return await send(index, body, signal);
      } finally {
        tried.add(index);
        waiting.get(index)?.();
      }
    },
    open(index) {
      const opening = before(index).then(() => open(index));
      openings.set(
        index,
        opening.catch(() => undefined),
      );
      return opening;
    },
  };
}
