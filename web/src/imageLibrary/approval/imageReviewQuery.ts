import { queryOptions } from "@tanstack/react-query";
import type { ImageReview } from "@vigil/model/imageLibrary/imageReview";
import { readTogether } from "../../readTogether.ts";

/** What waits for this reader's approval, and who may approve what they make. */
export const imageReviewQuery = (shared = false) =>
  queryOptions({
    queryKey: ["images", "review", shared],
    queryFn: ({ signal }) => readTogether<ImageReview>(`imagereview${shared ? "?shared=true" : ""}`, signal),
  });
