import { store } from "./store.ts";

export interface Toast {
  id: number;
  text: string;
}

const shownMs = 5_000;
let last = 0;
export const toasts = store<readonly Toast[]>([]);

export const dismissToast = (id: number): void => toasts.set((all) => all.filter((each) => each.id !== id));

/** Says in passing that something was done. */
export function toast(text: string): void {
  const id = ++last;
  toasts.set((all) => [...all, { id, text }]);
  setTimeout(() => dismissToast(id), shownMs);
}
