import type { ComponentType } from "react";
import { store } from "./store.ts";

export interface Toast {
  id: number;
  text: string;
  /** What can be done about it: such a one stays longer. */
  More?: ComponentType<{ close: () => void }> | undefined;
}

const shownMs = 5_000;
const shownToActMs = 20_000;
let last = 0;
export const toasts = store<readonly Toast[]>([]);

export const dismissToast = (id: number): void => toasts.set((all) => all.filter((each) => each.id !== id));

/** Says in passing that something was done. */
export function toast(text: string, More?: Toast["More"]): void {
  const id = ++last;
  toasts.set((all) => [...all, { id, text, More }]);
  setTimeout(() => dismissToast(id), More ? shownToActMs : shownMs);
}
