import type { Setup } from "@vigil/model/organization/setup";
import { queryOptions } from "@tanstack/react-query";
import { readTogether } from "../../readTogether.ts";

/** What the own domain still lacks. */
export const setupQuery = queryOptions({ queryKey: ["setup"], queryFn: ({ signal }) => readTogether<Setup>("setup", signal) });
