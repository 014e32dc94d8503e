import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";

const place = "vigil.notices";
const keyOf = ({ id, revision }: Pick<LearnerNotification, "id" | "revision">): string => `${id}.${revision}`;

/** What somebody put away in this browser. */
export const dismissedNotices = {
  read: (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
      return Array.isArray(kept) ? kept.map(String) : [];
    } catch {
      return [];
    }
  },
  has: (kept: readonly string[], notice: LearnerNotification): boolean => kept.includes(keyOf(notice)),
  /** Of those that are no longer current nothing is kept, so that it never grows. */
  add: (notice: LearnerNotification, current: readonly LearnerNotification[]): readonly string[] => {
    const known = new Set(current.map(keyOf));
    const kept = [...dismissedNotices.read().filter((key) => known.has(key)), keyOf(notice)];
    localStorage.setItem(place, JSON.stringify(kept));
    return kept;
  },
};
