import type { ResultRow, ResultRows } from "@vigil/model/training/resultWire";
import { queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../../api.ts";

export const resultsPerPage = 20;

/** A page of what the learner has handed in. */
export const resultsQuery = (kind: ResultRow["kind"] | undefined, page: number) =>
  queryOptions({
    queryKey: ["training", "results", i18next.language, kind ?? "", page],
    queryFn: ({ signal }) =>
      call<ResultRows>(
        "GET",
        `training/results?locale=${i18next.language}&page=${page}&limit=${resultsPerPage}${kind === undefined ? "" : `&kind=${kind}`}`,
        {
          signal,
        },
      ),
  });
