import { useParams, useSearch } from "@tanstack/react-router";
import { useUser } from "../../shell/user.ts";
import { SessionReviewPage } from "../../simulator/SessionReviewPage.tsx";

/** A finished session, read only: one's own, or as auditor, instructor and administrator somebody else's. */
export function ReviewRoute() {
  const { session } = useParams({ from: "/$domain/simulator/review/$session" });
  const { training } = useUser();
  const { bag }: { bag?: string } = useSearch({ strict: false });
  return <SessionReviewPage sessionId={Number(session)} audit={!training} first={Math.max(0, Math.trunc(Number(bag ?? 1)) - 1 || 0)} />;
}
