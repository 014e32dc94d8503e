/** What was there before, what is there now, and what was taken back. */
export interface EditHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const MOST = 100;

export const newHistory = <T>(present: T): EditHistory<T> => ({ past: [], present, future: [] });

export const changed = <T>({ past, present }: EditHistory<T>, next: T): EditHistory<T> => ({
  past: [...past, present].slice(-MOST),
  present: next,
  future: [],
});

export function undone<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redone<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}
