export interface Bounds {
  /** So many are let through at once. */
  places: number;
  /** How many may wait, and how long one does; who comes on top of that, or waits for longer, is told that the service is not available. */
  mostWaiting: number;
  patienceMs: number;
}

export interface Turnstile {
  /** Ends when it is this one's turn. */
  enter: () => Promise<void>;
  leave: () => void;
  waiting: () => number;
}

/** First come, first served. */
export function turnstile({ places, mostWaiting, patienceMs }: Bounds): Turnstile {
  const line = new Set<() => void>();
  let free = places;
  return {
    waiting: () => line.size,
    leave() {
      free += 1;
      const [first] = line;
      first?.();
    },
    enter: () =>
      new Promise((resolve, reject) => {
        const go = () => {
          clearTimeout(timer);
          line.delete(go);
          free -= 1;
          resolve();
        };
        const refuse = () => {
          line.delete(go);
          reject(new Error("timeout when trying to connect: too many calls wait for the database"));
        };
        if (free > 0) {
          free -= 1;
          return resolve();
        }
        if (line.size >= mostWaiting) return refuse();
        const timer = setTimeout(refuse, patienceMs);
        line.add(go);
      }),
  };
}
