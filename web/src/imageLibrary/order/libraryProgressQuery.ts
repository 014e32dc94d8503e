import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export interface MadeImages {
  wanted: number;
  made: number;
  state: "waiting" | "running" | "paused" | "done" | "failed" | "stopped" | "cancelled";
  error: string | null;
}

const pollMs = 2_000;

/** How far the generator is; asked again until it is done. */
export const libraryProgressQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ["imageLibrary", "progress", id],
    queryFn: ({ signal }) => call<MadeImages>("GET", `imagelibraries/${id}/progress`, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === "waiting" || state.data?.state === "running" ? pollMs : false),
  });
