import type { SessionUser } from "./user.ts";

const place = "vigil.learner";

/** Remembers for the next visit what will be needed first. */
export const rememberLearner = ({ training }: SessionUser): void => localStorage.setItem(place, String(training));

/** Who was here last learns; null where nobody was. */
export function remembersLearner(): boolean | null {
  const learns = localStorage.getItem(place);
  return learns === null ? null : learns === "true";
}
