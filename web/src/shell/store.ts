import { useSyncExternalStore } from "react";

export interface Store<State> {
  get(): State;
  set(change: (state: State) => State): void;
  use(): State;
}

/** One value outside of React that components follow: for what is shown from anywhere, such as alerts. */
export function store<State>(initial: State): Store<State> {
  let state = initial;
  const get = () => state;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (change) => {
      state = change(state);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
