import { queryOptions } from "@tanstack/react-query";
import type { EvidencePacks } from "@vigil/model/compliance/evidence/evidenceWire";
import { call } from "../../api.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";

/** Asked again and again while one of them is written. */
export const evidenceQuery = queryOptions({
  queryKey: ["evidencepacks"],
  queryFn: ({ signal }) => call<EvidencePacks>("GET", "evidencepacks", { signal }),
  refetchInterval: ({ state }) => (state.data?.rows.some(isOpenRun) ? 1000 : false),
});
