import type { Setup } from "@vigil/model/organization/setup";
import { queryOptions } from "@tanstack/react-query";
import { readTogether } from "../../readTogether.ts";

/** What the own domain still lacks. */
export const setupQuery = queryOptions({
  queryKey: ["setup"],
  staleTime: 0, // what was done a moment ago is ticked off
  queryFn: ({ signal }) => readTogether<Setup>("setup", signal),
});
