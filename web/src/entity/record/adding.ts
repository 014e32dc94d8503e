import { store } from "../../shell/store.ts";

/** Records that are being added where one of them is chosen, and how many were refused by now: a form is not saved without what was chosen last. */
export const adding = store({ count: 0, refused: 0 });

export const addingRefused = (): void => adding.set((now) => ({ ...now, refused: now.refused + 1 }));

export async function whileAdding(work: Promise<void>): Promise<void> {
  adding.set((now) => ({ ...now, count: now.count + 1 }));
  await work;
  adding.set((now) => ({ ...now, count: now.count - 1 }));
}
