import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import type { PlaceOf } from "./entity/place.ts";
import { Shell } from "./shell/Shell.tsx";
import { enter } from "./shell/enter.ts";

export const root = createRootRouteWithContext<{ queries: QueryClient; placeOf: PlaceOf }>()();

export const domain = createRoute({
  getParentRoute: () => root,
  path: "$domain",
  loader: ({ context, params }) => enter(context.queries, params.domain),
});
/** Where the navigation stands beside the page. */
export const frame = createRoute({ getParentRoute: () => domain, id: "frame", component: Shell });
