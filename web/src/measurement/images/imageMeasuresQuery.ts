import type { ImageStatisticsPage } from "@vigil/model/measurement/images/imageStatistics";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

/** Begins as all that is asked of images does: whoever archives one makes it old. */
export const imageMeasuresQuery = (libraryId: number, asked: string, page: number) =>
  queryOptions({
    queryKey: ["images", "measures", libraryId, asked, page],
    queryFn: ({ signal }) => call<ImageStatisticsPage>("GET", `imagelibraries/${libraryId}/measures?page=${page}&${asked}`, { signal }),
    placeholderData: keepPreviousData,
  });
