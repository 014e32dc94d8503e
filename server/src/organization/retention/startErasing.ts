import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import { eraseOldPeople } from "./eraseOldPeople.ts";

const HOUR_MS = 3_600_000;

/** Looks every hour whose night it is. */
export function startErasing(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const repeated = repeat(house, {
    everyMs: HOUR_MS,
    work: () => eraseOldPeople(house, () => stopping.signal.aborted),
    failure: "People whom no retention keeps were not erased; it is tried again in an hour.",
  });
  return {
    stop: () => {
      stopping.abort();
      return repeated.stop();
    },
  };
}
