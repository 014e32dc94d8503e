import type { DraftComparison } from "@vigil/model/authoring/draftReview";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

/** A version of a course, and another one or the draft where none is named. */
export const comparisonQuery = (courseId: number, before: number, after?: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "draft", "comparison", before, after ?? null],
    queryFn: ({ signal }) =>
      call<DraftComparison>("GET", `courses/${courseId}/draft/comparison?with=${before}${after === undefined ? "" : `&and=${after}`}`, {
        signal,
      }),
    retry: false,
  });
