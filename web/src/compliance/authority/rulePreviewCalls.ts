import { queryOptions } from "@tanstack/react-query";
import type { RulePreview, RulePreviewLines } from "@vigil/model/compliance/authority/rulePreviewWire";
import { call } from "../../api.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";

const againMs = 500;

export const startPreview = (body: object): Promise<RulePreview> => call("POST", "rulepreviews", { body });

const readPreview = (id: number, signal?: AbortSignal) => call<RulePreview>("GET", `rulepreviews/${id}`, signal ? { signal } : {});

/** Asked again and again until it is done. */
export const rulePreviewQuery = (id: number) =>
  queryOptions({
    queryKey: ["rulePreview", id],
    queryFn: ({ signal }) => readPreview(id, signal),
    refetchInterval: ({ state }) => (state.data !== undefined && isOpenRun(state.data) ? againMs : false),
    staleTime: Infinity,
    gcTime: 0,
  });

/** A preview that has come to its end, however. */
export async function endedPreview(begun: RulePreview): Promise<RulePreview> {
  let preview = begun;
  while (isOpenRun(preview)) {
    await new Promise((resolve) => setTimeout(resolve, againMs));
    preview = await readPreview(preview.id);
  }
  return preview;
}

export const previewLinesQuery = (id: number, page: number, limit: number) =>
  queryOptions({
    queryKey: ["rulePreview", id, "lines", page, limit],
    queryFn: ({ signal }) => call<RulePreviewLines>("GET", `rulepreviews/${id}/lines?page=${page}&limit=${limit}`, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
