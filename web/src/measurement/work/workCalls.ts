import type { WorkImport, WorkLine, WorkLineOutcome, WorkMeasures } from "@vigil/model/measurement/work/workWire";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export const workUrl = "workresults/imports";
export const workKey = ["workImports"];
export const workHistoryLimit = 10;
export const workLinesLimit = 50;

/** Asked again and again while a job works on it. */
export const workImportQuery = (id: number) =>
  queryOptions({
    queryKey: [...workKey, id],
    queryFn: ({ signal }) => call<WorkImport>("GET", `${workUrl}/${id}`, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === "checking" || data?.state === "applying" ? 700 : false),
  });

export const workHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: [...workKey, "history", page],
    queryFn: ({ signal }) =>
      call<{ rows: WorkImport[]; count: number }>("GET", `${workUrl}?page=${page}&limit=${workHistoryLimit}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const workLinesQuery = (id: number, page: number, outcome: WorkLineOutcome | "", limit = workLinesLimit) =>
  queryOptions({
    queryKey: [...workKey, id, "lines", page, outcome, limit],
    queryFn: ({ signal }) => {
      const only = outcome === "" ? "" : `&outcome=${outcome}`;
      return call<{ rows: WorkLine[]; count: number }>("GET", `${workUrl}/${id}/lines?page=${page}&limit=${limit}${only}`, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** `of` is whose: `measures/own/work?months=6` and the like. */
export const workMeasuresQuery = (of: string) =>
  queryOptions({
    queryKey: ["measures", "work", of],
    queryFn: ({ signal }) => call<WorkMeasures>("GET", of, { signal }),
    placeholderData: keepPreviousData,
  });
