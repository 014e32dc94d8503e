import type { CatalogueAnswer } from "@vigil/model/imageLibrary/catalogueKind";
import type { DeliveredLevel } from "@vigil/model/imageLibrary/deliveredLevels";
import { queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../../api.ts";

export interface LibraryOrder {
  id: number;
  recipe: { threatShare?: number };
  seed: number;
  wanted: number;
  made: number;
  failed: number;
  state: "waiting" | "running" | "paused" | "done" | "failed" | "stopped" | "cancelled";
  error: string | null;
  failures: { index: number; message: string }[];
  /** By wanted level of difficulty; empty where none was asked for. */
  levels: DeliveredLevel[];
  createdAt: string;
}

const pollMs = 2_000;
const underWay = (orders: readonly LibraryOrder[] | undefined): boolean =>
  orders?.some(({ state }) => state === "waiting" || state === "running") === true;

export const ordersKey = (libraryId: number) => ["imagelibraries", "orders", libraryId] as const;

/** The orders of a library, asked again while one is under way. */
export const ordersQuery = (libraryId: number) =>
  queryOptions({
    queryKey: ordersKey(libraryId),
    queryFn: ({ signal }) => call<LibraryOrder[]>("GET", `imagelibraries/${libraryId}/jobs`, { signal }),
    refetchInterval: ({ state }) => (underWay(state.data) ? pollMs : false),
  });

/** What images are made of. It does not change while the page is open. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: ["catalogue", i18next.language],
    queryFn: ({ signal }) => call<CatalogueAnswer>("GET", `catalogue?language=${i18next.language}`, { signal }),
    staleTime: Infinity,
  });
