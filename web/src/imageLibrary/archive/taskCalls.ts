import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

const pollMs = 2_000;
export const tasksKey = ["librarytasks"] as const;

/** Exports, imports and images made again, of one library or of all; asked again while one is under way. */
export const tasksQuery = (libraryId?: number) =>
  queryOptions({
    queryKey: [...tasksKey, libraryId ?? null],
    queryFn: ({ signal }) =>
      call<LibraryTask[]>("GET", `librarytasks${libraryId === undefined ? "" : `?libraryId=${libraryId}`}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((task) => task.state === "waiting" || task.state === "running") ? pollMs : false),
  });

export interface LibraryStorage {
  images: number;
  bytes: number;
  free: number;
  floor: number;
}

export const storageQuery = (libraryId: number) =>
  queryOptions({
    queryKey: ["imagelibraries", "storage", libraryId],
    queryFn: ({ signal }) => call<LibraryStorage>("GET", `imagelibraries/${libraryId}/storage`, { signal }),
  });
