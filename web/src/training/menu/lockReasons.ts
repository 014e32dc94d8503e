import type { LockReason } from "@vigil/model/training/contents";

/** The sentence that tells a learner why something does not open. */
export const lockReasons = {
  order: "training.lockedOrder",
  records: "training.lockedReview",
  exam: "training.lockedExam",
  finalExam: "training.lockedFinal",
  sections: "exam.lockedSections",
  audit: "review.examLocked",
} as const satisfies Record<LockReason, string>;
