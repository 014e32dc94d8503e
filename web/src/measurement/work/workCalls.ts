import type { WorkImport, WorkLine, WorkLineOutcome, WorkMeasures, WorkNamedPage } from "@vigil/model/measurement/work/workWire";
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

export const namedLimit = 20;

/** Whom rules would give training if a file came in; worked out anew when its lines are others. */
export const namedQuery = ({ id, counts }: WorkImport, page: number) =>
  queryOptions({
    queryKey: [...workKey, id, "named", counts, page],
    queryFn: ({ signal }) => call<WorkNamedPage>("GET", `${workUrl}/${id}/named?page=${page}&limit=${namedLimit}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The clocks of the domain and of its places. */
export const ownZonesQuery = queryOptions({
  queryKey: [...workKey, "zones"],
  queryFn: ({ signal }) => call<{ zones: string[] }>("GET", `${workUrl}/zones`, { signal }),
});
