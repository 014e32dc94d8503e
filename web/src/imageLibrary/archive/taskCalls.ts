import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

const pollMs = 2_000;
export const tasksKey = ["librarytasks"] as const;

type Which = { libraryId: number } | { own: true };

/** Exports, imports and images made again, of one library, of one's own or of all; asked again while one is under way. */
export const tasksQuery = (which?: Which) =>
  queryOptions({
    queryKey: [...tasksKey, which ?? null],
    queryFn: ({ signal }) => {
      const asked = Object.entries(which ?? {}).map(([name, value]) => `?${name}=${value}`);
      return call<LibraryTask[]>("GET", `librarytasks${asked.join("")}`, { signal });
    },
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
