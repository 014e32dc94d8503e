import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ImportLine, ImportOutcome, ImportState, UndoPreview, UserImport } from "@vigil/model/organization/userImport/importWire";
import { call } from "../../api.ts";

export const importsUrl = "users/imports";
export const importsKey = ["userImports"];

const working: readonly ImportState[] = ["checking", "applying", "undoing"];
export const isWorking = (state: ImportState | undefined): boolean => state !== undefined && working.includes(state);

/** Asked again and again while a job works on it. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...importsKey, id],
    queryFn: ({ signal }) => call<UserImport>("GET", `${importsUrl}/${id}`, { signal }),
    refetchInterval: ({ state }) => (isWorking(state.data?.state) ? 700 : false),
  });

export const historyQuery = (page: number) =>
  queryOptions({
    queryKey: [...importsKey, "history", page],
    queryFn: ({ signal }) =>
      call<{ rows: UserImport[]; count: number }>("GET", `${importsUrl}?page=${page}&limit=${historyLimit}`, { signal }),
    placeholderData: keepPreviousData,
  });
export const historyLimit = 10;

export const linesLimit = 50;
export const importLinesQuery = (
  id: number,
  { page, outcome, limit = linesLimit }: { page: number; outcome: ImportOutcome | ""; limit?: number },
) =>
  queryOptions({
    queryKey: [...importsKey, id, "lines", page, outcome, limit],
    queryFn: ({ signal }) =>
      call<{ rows: ImportLine[]; count: number }>(
        "GET",
        `${importsUrl}/${id}/lines?page=${page}&limit=${limit}${outcome === "" ? "" : `&outcome=${outcome}`}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const undoQuery = (id: number) =>
  queryOptions({
    queryKey: [...importsKey, id, "undo"],
    queryFn: ({ signal }) => call<UndoPreview>("GET", `${importsUrl}/${id}/undo`, { signal }),
    gcTime: 0, // what it shows must be what is done
  });
