import type { Copied, CopyPreview, CopyTarget, WholeQuestion } from "@vigil/model/bank/bankWire";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

export const wholeQuery = (id: number) =>
  queryOptions({
    queryKey: ["bankquestions", "whole", id],
    queryFn: ({ signal }) => call<WholeQuestion>("GET", `bankquestions/${id}/whole`, { signal }),
  });

export const copyQuery = (ids: readonly number[], to: CopyTarget) =>
  queryOptions({
    queryKey: ["bankquestions", "copy", ids, to],
    queryFn: ({ signal }) => call<CopyPreview>("POST", "bankquestions/copy/preview", { body: { ids, to }, signal }),
    retry: false,
    gcTime: 0,
  });

export const copyQuestions = (ids: readonly number[], to: CopyTarget) => call<Copied>("POST", "bankquestions/copy", { body: { ids, to } });
