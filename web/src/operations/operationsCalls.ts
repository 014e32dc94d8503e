import { queryOptions } from "@tanstack/react-query";
import type { BackgroundJobs, Operations, PartitionedTable } from "@vigil/model/operations/operations";
import type { LanguageStanding } from "@vigil/model/operations/languageStanding";
import { call } from "../api.ts";

export const operationsQuery = queryOptions({
  queryKey: ["operations"],
  queryFn: ({ signal }) => call<Operations>("GET", "operations", { signal }),
});

export const askForCheck = (): Promise<void> => call("POST", "operations/checks");

export const jobsQuery = queryOptions({
  queryKey: ["operations", "jobs"],
  queryFn: ({ signal }) => call<BackgroundJobs>("GET", "operations/jobs", { signal }),
});

export const settleJob = (id: string, act: "retry" | "discard"): Promise<void> => call("POST", `operations/jobs/${id}/${act}`);

/** A server says what it read when it was first asked, and until it has read all of it, as far as it is. */
export const languagesQuery = queryOptions({
  queryKey: ["operations", "languages"],
  queryFn: ({ signal }) => call<{ languages: LanguageStanding[]; wanted: number }>("GET", "operations/languages", { signal }),
  refetchInterval: ({ state: { data } }) => (data && data.languages.length < data.wanted ? 1000 : false),
});

export const partitionsQuery = queryOptions({
  queryKey: ["operations", "partitions"],
  queryFn: ({ signal }) => call<{ rows: PartitionedTable[] }>("GET", "operations/partitions", { signal }),
});
