import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportChart, ReportLines, ReportPeople, ReportRecord, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import i18next from "i18next";
import { call } from "../../api.ts";

/** A learner's own reports, or everybody's for who administers. */
export const reportsUrl = (own: boolean): string => (own ? "training/reports" : "reports");

export const reportsQuery = (own: boolean) =>
  queryOptions({
    queryKey: ["reports", own],
    queryFn: ({ signal }) => call<{ rows: ReportRecord[] }>("GET", reportsUrl(own), { signal }),
    staleTime: Infinity,
  });

export const startReport = (own: boolean, code: ReportCode, ask: ReportAsk): Promise<ReportRun> =>
  call("POST", `${reportsUrl(own)}/${code}/runs`, { body: ask });

const isOpen = (run: ReportRun | undefined): boolean => run?.state === "waiting" || run?.state === "running";

/** Asked again and again until it is done. */
export const runQuery = (id: number) =>
  queryOptions({
    queryKey: ["reportRun", id],
    queryFn: ({ signal }) => call<ReportRun>("GET", `reportruns/${id}`, { signal }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? 1000 : false),
  });

/** Words are sorted as the page's language sorts them. */
export const linesQuery = (id: number, { page, limit, order }: { page: number; limit: number; order: string }) => {
  const asked = new URLSearchParams({ page: `${page}`, limit: `${limit}`, ...(order === "" ? {} : { order, language: i18next.language }) });
  return queryOptions({
    queryKey: ["reportRun", id, "lines", asked.toString()],
    queryFn: ({ signal }) => call<ReportLines>("GET", `reportruns/${id}/lines?${asked.toString()}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
};

/** Asked each time: who was switched off meanwhile is none of them. */
export const reportPeopleQuery = (id: number) =>
  queryOptions({
    queryKey: ["reportRun", id, "people"],
    queryFn: ({ signal }) => call<ReportPeople>("GET", `reportruns/${id}/people`, { signal }),
  });

/** What is drawn of the whole run, in the order of its lines. */
export const chartQuery = (id: number, order: string) => {
  const asked = new URLSearchParams({ language: i18next.language, ...(order !== "" && { order }) }).toString();
  return queryOptions({
    queryKey: ["reportRun", id, "chart", asked],
    queryFn: ({ signal }) => call<ReportChart>("GET", `reportruns/${id}/chart?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
};
