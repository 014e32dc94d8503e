import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Tells, when an answer is there, whether the desk of the course's draft is still open, at whichever place: it has nothing to write in where the draft is gone. */
export function useStillWriting(courseId: number): () => boolean {
  const router = useRouter();
  return useCallback(() => router.latestLocation.pathname.includes(`/admin/courses/${courseId}/write`), [router, courseId]);
}
