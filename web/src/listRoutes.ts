import type { QueryClient } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { PlaceOf } from "./entity/place.ts";
import { frame } from "./trunkRoutes.ts";

/** What the rooms give to their lists comes with the pages that show it, not with the first page of a learner. */
const places = () => import("./loadPlace.ts");
const loadPlace = async (queries: QueryClient, url: string, page: "list" | "record") => (await places()).loadPlace(queries, url, page);

export const laterPlaceOf: PlaceOf = async (name) => (await places()).placeOf(name);

export const list = createRoute({
  getParentRoute: () => frame,
  path: "admin/$list",
  loader: ({ context, params }) => loadPlace(context.queries, params.list, "list"),
  staleTime: Infinity,
  component: lazyRouteComponent(() => import("./entity/list/ListPage.tsx"), "ListPage"),
});

export const record = createRoute({
  getParentRoute: () => frame,
  path: "admin/$list/$id",
  loader: ({ context, params }) => loadPlace(context.queries, params.list, "record"),
  staleTime: Infinity,
  component: lazyRouteComponent(() => import("./entity/record/RecordPage.tsx"), "RecordPage"),
});

export const recordTab = createRoute({
  getParentRoute: () => frame,
  path: "admin/$list/$id/$tab",
  loader: ({ context, params }) => loadPlace(context.queries, params.list, "record"),
  staleTime: Infinity,
  component: lazyRouteComponent(() => import("./entity/record/RecordPage.tsx"), "RecordPage"),
});
