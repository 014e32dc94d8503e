import { queryOptions } from "@tanstack/react-query";
import type { Approval } from "@vigil/model/imageLibrary/approval";
import { call } from "../../api.ts";

export const approvalQuery = (imageId: number) =>
  queryOptions({
    queryKey: ["images", "approval", imageId],
    queryFn: ({ signal }) => call<Approval>("GET", `images/${imageId}/approval`, { signal }),
  });
