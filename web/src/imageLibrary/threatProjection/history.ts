/** What was there before, what is there now, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const MOST = 100;

export const newHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const changed = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-MOST),
  present: next,
  future: [],
});

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}
