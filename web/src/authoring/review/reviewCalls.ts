import type { DraftComment, DraftReview, NewComment, ReviewAct, Reviewer, WaitingReview } from "@vigil/model/authoring/draftReview";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { turns } from "../turns.ts";

const at = (courseId: number, rest: string): string => `courses/${courseId}/draft/${rest}`;
const key = (courseId: number, of: string) => ["courses", courseId, "draft", of] as const;
/** Two who speak about a draft hear each other so soon. */
const everyMs = 8_000;

export const draftReviewQuery = (courseId: number) =>
  queryOptions({
    queryKey: key(courseId, "review"),
    queryFn: ({ signal }) => call<DraftReview>("GET", at(courseId, "review"), { signal }),
  });

export const reviewersQuery = (courseId: number) =>
  queryOptions({
    queryKey: key(courseId, "reviewers"),
    queryFn: ({ signal }) => call<Reviewer[]>("GET", at(courseId, "reviewers"), { signal }),
  });

export const commentsQuery = (courseId: number) =>
  queryOptions({
    queryKey: key(courseId, "comments"),
    queryFn: ({ signal }) => call<DraftComment[]>("GET", at(courseId, "comments"), { signal }),
    refetchInterval: everyMs,
  });

export const waitingReviewsQuery = queryOptions({
  queryKey: ["courses", "reviews"],
  queryFn: ({ signal }) => call<WaitingReview[]>("GET", "courses/reviews", { signal }),
});

export const doReview = (courseId: number, body: ReviewAct): Promise<DraftReview> => call("POST", at(courseId, "review"), { body });
/** Each answers with all comments. */
const inTurn = turns();
export const addComment = (courseId: number, body: NewComment): Promise<DraftComment[]> =>
  inTurn(() => call("POST", at(courseId, "comments"), { body }));
export const resolveComment = (courseId: number, id: number, resolved: boolean): Promise<DraftComment[]> =>
  inTurn(() => call("PATCH", at(courseId, `comments/${id}`), { body: { resolved } }));
export const takeBackComment = (courseId: number, id: number): Promise<DraftComment[]> =>
  inTurn(() => call("DELETE", at(courseId, `comments/${id}`)));
