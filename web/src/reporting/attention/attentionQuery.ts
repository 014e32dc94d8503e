import type { Attention } from "@vigil/model/reporting/attention/attention";
import { queryOptions } from "@tanstack/react-query";
import { readTogether } from "../../readTogether.ts";

/** Whom an administrator has to think of today. */
export const attentionQuery = queryOptions({
  queryKey: ["attention"],
  queryFn: ({ signal }) => readTogether<Attention>("attention", signal),
  // until the demo has its figures
  refetchInterval: ({ state }) => (state.data?.filling ? 15_000 : false),
});
