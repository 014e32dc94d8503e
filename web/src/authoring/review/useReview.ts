import type { DraftReview, ReviewAct } from "@vigil/model/authoring/draftReview";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDraft } from "../draft/useDraft.ts";
import { doReview, draftReviewQuery } from "./reviewCalls.ts";
import { keepAnswer } from "../keepAnswer.ts";

type Act = Omit<ReviewAct, "sequence">;

/** How the open draft stands, and the steps of its review. */
export function useReview(): { review: DraftReview; step: (act: Act) => Promise<DraftReview> } {
  const { draft, desk } = useDraft();
  const queries = useQueryClient();
  const state = desk.state.use();
  const query = draftReviewQuery(draft.courseId);
  const { data: review = draft } = useQuery({ ...query, placeholderData: draft, staleTime: 5_000 });
  // somebody took a step, or wrote: told by who is here
  useEffect(() => {
    if (queries.getQueryData(query.queryKey)?.state !== state) void queries.invalidateQueries({ queryKey: query.queryKey });
  }, [queries, query.queryKey, state]);
  const step = async (act: Act): Promise<DraftReview> => {
    await desk.saver.flush();
    // who asks has written just now; who approves must have seen it
    if (act.act === "ask") await desk.meet(null);
    const answer = await doReview(draft.courseId, { ...act, sequence: desk.sequence() });
    keepAnswer(queries, query.queryKey, answer);
    desk.state.set(() => answer.state);
    void queries.invalidateQueries({ queryKey: ["courses", draft.courseId, "draft", "comments"] });
    void queries.invalidateQueries({ queryKey: ["attention"] });
    return answer;
  };
  return { review: review.state === state ? review : { ...review, state }, step };
}
