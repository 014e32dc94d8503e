import { useParams } from "@tanstack/react-router";
import { useUser } from "../../shell/user.ts";
import { SessionReviewPage } from "../../simulator/SessionReviewPage.tsx";

/** A finished session, read only: one's own, or as auditor, instructor and administrator somebody else's. */
export function ReviewRoute() {
  const { session } = useParams({ from: "/$domain/simulator/review/$session" });
  const { training } = useUser();
  return <SessionReviewPage sessionId={Number(session)} audit={!training} />;
}
