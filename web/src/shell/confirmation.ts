import { store } from "./store.ts";

export interface Question {
  title: string;
  text: string;
  confirm: string;
  /** What has to be typed before the answer counts, for what cannot be undone. */
  typed?: string;
  danger?: boolean;
}

export const question = store<(Question & { answer: (yes: boolean) => void }) | null>(null);

/** Asks in the modal area; resolves when the dialog is closed. */
export const confirmed = (asked: Question): Promise<boolean> =>
  new Promise((resolve) => {
    question.set(() => ({
      ...asked,
      answer: (yes) => {
        question.set(() => null);
        resolve(yes);
      },
    }));
  });
