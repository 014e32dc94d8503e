import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";
import { rulePreviewQuery, startPreview } from "./rulePreviewCalls.ts";

/** The preview of exactly this text: another text calls it off, and so does whoever leaves the form. */
export function useRulePreview(body: object | undefined) {
  const queries = useQueryClient();
  const asked = useQuery({
    queryKey: ["rulePreview", "asked", body],
    queryFn: () => startPreview(body ?? {}),
    enabled: body !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const id = asked.data?.id;
  const told = useQuery({ ...rulePreviewQuery(id ?? 0), enabled: id !== undefined, ...(asked.data && { initialData: asked.data }) });
  useEffect(() => {
    if (id === undefined) return undefined;
    const { queryKey } = rulePreviewQuery(id);
    return () => {
      const last = queries.getQueryData(queryKey);
      if (last !== undefined && isOpenRun(last)) void call("POST", `rulepreviews/${id}/cancel`).catch(() => {}); // it ends by itself as well
    };
  }, [id, queries]);
  return {
    preview: body === undefined || asked.isFetching ? undefined : told.data,
    error: asked.error ?? told.error,
    cancel: async () => {
      if (id === undefined) return;
      queries.setQueryData(rulePreviewQuery(id).queryKey, await call("POST", `rulepreviews/${id}/cancel`));
    },
    again: () => void asked.refetch(),
  };
}
